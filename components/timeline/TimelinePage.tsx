import { TimelineDrawing } from '@/components/timeline/drawing/TimelineDrawing';
import { DateLegend } from '@/components/timeline/list/DateLegend';
import { DecadeList } from '@/components/timeline/list/DecadeList';
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

/** The timeline: the drawing that moves, how its dates are read, and everything in words. */
export function TimelinePage({ lanes, entries, board }: TimelinePageProps) {
  return (
    <TimelineScreen
      packed={packBoard(board)}
      drawing={
        <Written>
          <TimelineDrawing board={board} />
        </Written>
      }
    >
      <div className={styles.words}>
        <DateLegend />
        <section aria-labelledby="tous-les-evenements">
          <SectionHeading id="tous-les-evenements">Décennie par décennie</SectionHeading>
          <Written>
            <DecadeList entries={entries} lanes={lanes} />
          </Written>
        </section>
      </div>
    </TimelineScreen>
  );
}
