import { DrawnLaneNames } from '@/components/timeline/drawing/DrawnLaneNames';
import { DrawnOverview } from '@/components/timeline/drawing/DrawnOverview';
import { TimelineDrawing } from '@/components/timeline/drawing/TimelineDrawing';
import { DateLegend } from '@/components/timeline/list/DateLegend';
import { DecadeList } from '@/components/timeline/list/DecadeList';
import { FILTER_OPTIONS } from '@/components/timeline/list/filterOptions';
import { ScaleLegend } from '@/components/timeline/list/ScaleLegend';
import { TimelineScreen } from '@/components/timeline/screen/TimelineScreen.client';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { Written } from '@/components/ui/written/Written';
import type { Board } from '@/lib/timeline/board/board';
import { packBoard } from '@/lib/timeline/board/packed';
import type { Entry } from '@/lib/timeline/entry';
import type { Lane } from '@/lib/timeline/record';
import styles from './TimelinePage.module.css';

interface TimelinePageProps {
  readonly lanes: readonly Lane[];
  readonly entries: readonly Entry[];
  readonly board: Board;
}

/** Renders the timeline: interactive drawing, legend of dates, list of all entries. */
export function TimelinePage({ lanes, entries, board }: TimelinePageProps) {
  return (
    <TimelineScreen
      packed={packBoard(board)}
      options={FILTER_OPTIONS}
      drawing={
        <Written>
          <TimelineDrawing board={board} />
        </Written>
      }
      names={
        <Written>
          <DrawnLaneNames lanes={board.lanes} height={board.height} />
        </Written>
      }
      overview={
        <Written>
          <DrawnOverview overview={board.overview} />
        </Written>
      }
      legend={
        <>
          <Written>
            <ScaleLegend />
          </Written>
          <DateLegend />
        </>
      }
    >
      <section className={styles.words} aria-labelledby="tous-les-evenements">
        <SectionHeading id="tous-les-evenements">Décennie par décennie</SectionHeading>
        <Written>
          <DecadeList entries={entries} lanes={lanes} />
        </Written>
      </section>
    </TimelineScreen>
  );
}
