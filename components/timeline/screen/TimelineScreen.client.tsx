'use client';

import {
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useRouter } from 'next/navigation';
import { isPlainClick } from '@/components/ui/markup/plainClick';
import { useAddressYear } from '@/components/story/useAddressYear';
import { StorySlot } from '@/components/story/StorySlot.client';
import { useEntryFilter } from '@/components/timeline/screen/useEntryFilter';
import { TimelineFilters } from '@/components/timeline/screen/TimelineFilters.client';
import { useTimelineStore } from '@/components/timeline/screen/useTimelineStore';
import type { StageHandle } from '@/components/timeline/stage/TimelineStage.client';
import { TimelineControls } from '@/components/timeline/stage/TimelineControls';
import { YearField } from '@/components/timeline/screen/YearField.client';
import { entryPath } from '@/lib/timeline/address';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { unpackBoard, type PackedBoard } from '@/lib/timeline/board/packed';
import { boardWithoutLanes } from '@/lib/timeline/board/shownBoard';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { julianYearStart } from '@/lib/time/julianCalendar';
import styles from './TimelineScreen.module.css';

const TimelineStage = lazy(() =>
  import('@/components/timeline/stage/TimelineStage.client').then(
    ({ TimelineStage: Stage }) => ({
      default: Stage,
    }),
  ),
);

const EntryCard = lazy(() =>
  import('@/components/timeline/card/EntryCard.client').then(({ EntryCard: Card }) => ({
    default: Card,
  })),
);

/** Loads the stage's arrow keys when an element receives the focus: visits by pointer alone do not need them. */
const loadKeys = (): void => void import('@/components/timeline/stage/stageKeys');

interface TimelineScreenProps {
  readonly packed: PackedBoard;
  readonly options: ComponentProps<typeof TimelineFilters>['options'];
  /** The server's drawing, which the mounted stage covers. */
  readonly drawing: ReactNode;
  /** Names of the lanes, beside the drawing. */
  readonly names: ReactNode;
  /** Curve of the entries' density over three centuries. */
  readonly overview: ReactNode;
  readonly legend: ReactNode;
  /** List of all entries, to which the filters apply too. */
  readonly children: ReactNode;
}

/** Entry whose card is open, and the card's side of the stage. */
interface OpenCard {
  readonly entry: BoardEntry;
  readonly side: 'left' | 'right';
}

/** Year of the Hijra, highlighted by default. */
const HIJRA = 622;

/** Returns the day in the middle of a year. */
const middleDayOf = (year: number): number => julianYearStart(year) + 182;

export function TimelineScreen(props: TimelineScreenProps) {
  const { packed, options, drawing, names, overview, legend, children } = props;
  const board = useMemo(() => unpackBoard(packed), [packed]);
  const { store, state, clear } = useTimelineStore(board.lanes);
  const { update } = store;
  const deferredState = useDeferredValue(state);
  const { hasArrived } = state;
  const router = useRouter();
  const list = useRef<HTMLDivElement>(null);
  const drawingRoot = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const [openCard, setOpenCard] = useState<OpenCard | null>(null);
  const { hidden, year } = deferredState;
  const shownBoard = useMemo(() => boardWithoutLanes(board, hidden), [board, hidden]);
  const { entries, isFiltered, findBestMatch } = useEntryFilter(
    board.entries,
    deferredState,
    list,
    drawingRoot,
    shownBoard,
  );

  function goToBestMatch(): void {
    const bestMatch = findBestMatch(state);
    if (bestMatch) stage.current?.focusEntry(bestMatch);
  }

  function showYear(newYear: number): void {
    update((query) => ({ ...query, year: newYear }));
    stage.current?.reveal(middleDayOf(newYear), true);
  }

  const formatYears = useAddressYear(store, (newYear) =>
    stage.current?.reveal(middleDayOf(newYear)),
  );
  const highlightedYear = year ?? HIJRA;
  const years = formatYears(highlightedYear);
  const yearTexts = [
    years.words,
    hijriYearsWords(julianYearStart(years.from), julianYearStart(years.to + 1) - 1),
  ] as const;

  function open(entry: BoardEntry): void {
    stage.current?.reveal(entry.anchor);
    setOpenCard({ entry, side: stage.current?.sideOf(entry) ?? 'right' });
  }

  function close(): void {
    if (openCard) stage.current?.focusEntry(openCard.entry);
    setOpenCard(null);
  }

  /** Routes a click on a link in the list's static HTML: a navigation to a new document would end the sound. */
  function onListClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('li a') : null;
    const id = link?.closest('li')?.dataset.entry;
    if (id === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    router.push(entryPath(id));
  }

  return (
    <div onFocus={loadKeys}>
      <TimelineFilters
        lanes={board.lanes}
        state={state}
        count={entries.length}
        total={board.entries.length}
        isFiltered={isFiltered}
        options={options}
        update={update}
        clear={clear}
        onSearch={goToBestMatch}
      />
      <section className={styles.region} aria-label="Frise">
        <div ref={drawingRoot} className={styles.drawing} data-live={hasArrived}>
          {names}
          {/* Takes the focus without script, where the frame scrolls sideways on a phone. */}
          <div
            className={styles.frame}
            role="group"
            aria-label="Dessin de la frise"
            tabIndex={hasArrived ? undefined : 0}
          >
            <div className={styles.static}>{drawing}</div>
            {hasArrived && (
              <Suspense>
                <TimelineStage
                  ref={stage}
                  board={shownBoard}
                  entries={entries}
                  years={years}
                  yearLabel={[years.words, `${yearTexts[1].split(' – ').at(-1)}`]}
                  range={state.range}
                  onRest={(range) => store.note((query) => ({ ...query, range }))}
                  openedId={openCard?.entry.id ?? null}
                  onOpen={open}
                />
              </Suspense>
            )}
          </div>
          <TimelineControls stage={stage} />
          {openCard && (
            <Suspense>
              <EntryCard {...openCard} entries={entries} onGo={open} onClose={close} />
            </Suspense>
          )}
        </div>
        <div className={styles.foot}>
          <div className={styles.story}>
            <StorySlot />
          </div>
          <YearField year={highlightedYear} words={yearTexts} onYear={showYear}>
            {overview}
          </YearField>
          {legend}
        </div>
      </section>
      {/* Receives clicks that bubble from links. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={list} onClick={onListClick}>
        {children}
      </div>
    </div>
  );
}
