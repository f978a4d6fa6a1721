'use client';

import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useRouter } from 'next/navigation';
import { isPlainClick } from '@/components/ui/written/plainClick';
import { useAddressYear } from '@/components/story/useAddressYear';
import { StorySlot } from '@/components/story/StorySlot.client';
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery';
import { CurrentEntry } from '@/components/timeline/screen/CurrentEntry';
import { applyFilter } from '@/components/timeline/screen/applyFilter';
import { TimelineFilters } from '@/components/timeline/screen/TimelineFilters.client';
import { useTimelineStore } from '@/components/timeline/screen/useTimelineStore';
import type { StageHandle } from '@/components/timeline/stage/TimelineStage.client';
import { YearField } from '@/components/timeline/screen/YearField.client';
import { entryPath } from '@/lib/timeline/address';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { unpackBoard, type PackedBoard } from '@/lib/timeline/board/packed';
import { bestEntry, filterEntries, isEmptyFilter } from '@/lib/timeline/filter';
import { showLanes } from '@/lib/timeline/board/shownBoard';
import { julianYearStart } from '@/lib/time/julianCalendar';
import styles from './TimelineScreen.module.css';

const TimelineStage = lazy(() =>
  import('@/components/timeline/stage/TimelineStage.client').then(
    ({ TimelineStage: Stage }) => ({
      default: Stage,
    }),
  ),
);

/** What the arrow keys do on the stage comes as soon as something has the focus: hands that only drag never need it. */
const loadKeys = (): void => void import('@/components/timeline/stage/stageKeys');

interface TimelineScreenProps {
  readonly packed: PackedBoard;
  /** The drawing of the server, which the stage covers once it is there. */
  readonly drawing: ReactNode;
  /** How the dates are read, and the list of everything, which follows the filters. */
  readonly children: ReactNode;
}

/** The day in the middle of a year. */
const middleOf = (year: number): number => julianYearStart(year) + 182;

/** The timeline with what the reader can set. */
export function TimelineScreen({ packed, drawing, children }: TimelineScreenProps) {
  const board = useMemo(() => unpackBoard(packed), [packed]);
  const { store, state, clear } = useTimelineStore(board.lanes);
  const { update } = store;
  const deferred = useDeferredValue(state);
  const { hasArrived } = state;
  const isWide = useMediaQuery('(width >= 768px)');
  const router = useRouter();
  const words = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const [current, setCurrent] = useState<BoardEntry | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { search, hidden, grade, importance, year } = deferred;
  const entries = useMemo(
    () => filterEntries(board.entries, { search, hidden, grade, importance }),
    [board, search, hidden, grade, importance],
  );
  const shown = useMemo(() => showLanes(board, hidden), [board, hidden]);

  useEffect(() => {
    if (words.current && hasArrived)
      applyFilter(words.current, new Set(entries.map(({ id }) => id)));
  }, [entries, hasArrived]);

  function goToFirst(): void {
    const first = state.search.trim() && bestEntry(board.entries, state);
    if (!first) return;
    if (isWide) stage.current?.focusEntry(first);
    else words.current?.querySelector<HTMLElement>(`[data-entry="${first.id}"] a`)?.focus();
  }

  function showYear(next: number): void {
    update((query) => ({ ...query, year: next }));
    stage.current?.reveal(middleOf(next), true);
  }

  const tellYears = useAddressYear(store, (next) => stage.current?.reveal(middleOf(next)));

  /** Opens an entry of the list, whose links the server has written, without leaving the document: what sounds goes on. */
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('li a') : null;
    const id = link?.closest('li')?.dataset.entry;
    if (id === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    router.push(entryPath(id));
  }

  return (
    <div className={styles.root} onFocus={loadKeys}>
      <TimelineFilters
        lanes={board.lanes}
        state={state}
        count={entries.length}
        total={board.entries.length}
        isFiltered={!isEmptyFilter(deferred)}
        update={update}
        clear={clear}
        onSearch={goToFirst}
      />
      <section className={styles.region} aria-label="Frise" data-drawn={isDrawn}>
        <StorySlot list={isWide ? undefined : words} year={state.year} />
        <button
          type="button"
          className={styles.draw}
          aria-expanded={isDrawn}
          onClick={() => setDrawn(!isDrawn)}
        >
          {`${isDrawn ? 'Cacher' : 'Voir'} le dessin de la frise`}
        </button>
        {/* It scrolls sideways on a phone: the keyboard must reach it there. */}
        <div
          className={styles.frame}
          data-live={isWide && hasArrived}
          role="group"
          aria-label="Dessin de la frise"
          tabIndex={isWide ? undefined : 0}
        >
          <div className={styles.still}>{drawing}</div>
          {isWide && hasArrived && (
            <Suspense>
              <div className={styles.live}>
                <TimelineStage
                  ref={stage}
                  board={shown}
                  laneCount={board.lanes.length}
                  entries={entries}
                  years={year ? tellYears(year) : null}
                  range={state.range}
                  onRest={(range) => store.note((query) => ({ ...query, range }))}
                  onCurrent={setCurrent}
                />
              </div>
            </Suspense>
          )}
        </div>
        {isWide && <CurrentEntry entry={current} />}
        <YearField year={state.year} tellYears={tellYears} onYear={showYear} />
      </section>
      {/* What is pressed in there are links of their own. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={words} onClick={follow}>
        {children}
      </div>
    </div>
  );
}
