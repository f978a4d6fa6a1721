import { DrawnLaneNames } from '@/components/timeline/drawing/DrawnLaneNames';
import { DrawnOverview } from '@/components/timeline/drawing/DrawnOverview';
import { TimelineDrawing } from '@/components/timeline/drawing/TimelineDrawing';
import { DateLegend } from '@/components/timeline/list/DateLegend';
import { DecadeList } from '@/components/timeline/list/DecadeList';
import { FILTER_OPTIONS } from '@/components/timeline/list/filterOptions';
import { ScaleLegend } from '@/components/timeline/list/ScaleLegend';
import { TimelineScreen } from '@/components/timeline/screen/TimelineScreen.client';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { StaticMarkup } from '@/components/ui/markup/StaticMarkup';
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
        <StaticMarkup>
          <TimelineDrawing board={board} />
        </StaticMarkup>
      }
      names={
        <StaticMarkup>
          <DrawnLaneNames lanes={board.lanes} height={board.height} />
        </StaticMarkup>
      }
      overview={
        <StaticMarkup>
          <DrawnOverview overview={board.overview} />
        </StaticMarkup>
      }
      legend={
        <>
          <StaticMarkup>
            <ScaleLegend />
          </StaticMarkup>
          <DateLegend />
        </>
      }
    >
      <section className={styles.list} aria-labelledby="tous-les-evenements">
        <SectionHeading id="tous-les-evenements">Décennie par décennie</SectionHeading>
        <StaticMarkup>
          <DecadeList entries={entries} lanes={lanes} />
        </StaticMarkup>
      </section>
    </TimelineScreen>
  );
}
