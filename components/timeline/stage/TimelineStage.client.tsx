'use client';

import { useRouter } from 'next/navigation';
import {
  useImperativeHandle,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import tones from '@/components/timeline/drawing/tones.module.css';
import { StageLanes } from '@/components/timeline/stage/StageLanes';
import { TimelineControls, ZOOM_STEP } from '@/components/timeline/stage/TimelineControls';
import { isPlainClick } from '@/components/ui/written/plainClick';
import type { StageHolder } from '@/components/timeline/stage/stageHolder';
import { useAxisStage } from '@/components/timeline/stage/useAxisStage';

import { entryPath } from '@/lib/timeline/address';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { entryAt } from '@/lib/timeline/board/hit';
import type { DayRange, YearSpan } from '@/lib/timeline/query';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import styles from './TimelineStage.module.css';

/** What the screen around the stage can ask of it. */
export interface StageHandle {
  /** Brings a day into sight; or, at once, into the middle. */
  readonly reveal: StageHolder['reveal'];
  readonly focusEntry: (entry: BoardEntry) => void;
}

export interface TimelineStageProps {
  readonly ref: Ref<StageHandle>;
  readonly board: ShownBoard;
  readonly laneCount: number;
  /** Those that pass the filters, in time. */
  readonly entries: readonly BoardEntry[];
  /** The years that are marked; null for none. */
  readonly years: YearSpan | null;
  readonly range: DayRange | null;
  readonly onRest: (range: DayRange | null) => void;
  /** The entry in hand has changed; null when none is. */
  readonly onCurrent: (entry: BoardEntry | null) => void;
}

/** The timeline itself. React renders it when filters or the entry in hand change; every movement bypasses React. */
export function TimelineStage(props: TimelineStageProps) {
  const { ref, board, laneCount, entries, years, range, onRest, onCurrent } = props;
  const router = useRouter();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const passing = useMemo(() => new Set(entries.map(({ id }) => id)), [entries]);
  const tabStopId =
    tabStop !== null && passing.has(tabStop) ? tabStop : (tabStopOf(entries)?.id ?? null);
  const scene = { board, passing, currentId, tabStopId, years };
  const { holder, root, labels, boardCanvas, scaleCanvas } = useAxisStage({
    scene,
    range,
    labelClass: `${styles.label} ${tones.tone}`,
    onRest,
  });

  function take(entry: BoardEntry | null): void {
    if ((entry?.id ?? null) === currentId) return;
    setCurrentId(entry?.id ?? null);
    onCurrent(entry);
  }

  function focusEntry(entry: BoardEntry): void {
    setTabStop(entry.id);
    take(entry);
    // The name can take the focus only once it is there.
    holder.setScene({ ...scene, currentId: entry.id, tabStopId: entry.id });
    holder.reveal(entry.anchor);
    holder.stage()?.labelOf(entry.id)?.focus();
  }

  useImperativeHandle(ref, () => ({ focusEntry, reveal: holder.reveal }));

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (entryOf(target) && STEP_KEY.test(key)) void step(event);
    else if (key === '+' || key === '=') holder.zoomBy(ZOOM_STEP);
    else if (key === '-') holder.zoomBy(1 / ZOOM_STEP);
    else if (key === '0') holder.showAll();
    else if (key === 'Escape' && currentId !== null) take(null);
    else return;
    event.preventDefault();
  }

  async function step(pressed: KeyboardEvent) {
    const { entryByKey } = await import('@/components/timeline/stage/stageKeys');
    // Of several keys pressed before the first of them could be answered, each goes on from where the last one led.
    const from = entryOf(document.activeElement);
    const next = from && entryByKey(pressed, entries, from.id, board.lanes);
    if (next) focusEntry(next);
  }

  const entryOf = (label: EventTarget | null): BoardEntry | undefined =>
    entries.find(({ id }) => label instanceof HTMLElement && id === label.dataset.entry);

  function onFocus({ target }: FocusEvent): void {
    const entry = entryOf(target);
    if (!entry || entry.id === currentId || !target.matches(':focus-visible')) return;
    setTabStop(entry.id);
    take(entry);
    holder.reveal(entry.anchor);
  }

  function entryUnder({ target, clientX, clientY }: MouseEvent): BoardEntry | null {
    const label = target instanceof Element ? target.closest('[data-entry]') : null;
    if (label) return entryOf(label) ?? null;
    const box = boardCanvas.current?.parentElement?.getBoundingClientRect();
    const stage = holder.stage();
    if (!box || !stage) return null;
    const point = { x: clientX - box.left, y: clientY - box.top };
    const entry = entryAt(board, stage.camera.view(), point, stage.rem())?.entry;
    return entry && passing.has(entry.id) ? entry : null;
  }

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const entry = entryUnder(event);
    if (!entry) return;
    event.preventDefault();
    router.push(entryPath(entry.id));
  }

  function hover(event: PointerEvent): void {
    const isFocused = labels.current?.contains(document.activeElement) ?? false;
    if (event.pointerType === 'mouse' && event.buttons === 0 && !isFocused)
      take(entryUnder(event));
  }

  return (
    <>
      {/* The surface is pressed, dragged and keyed as a whole; what it holds are links of their own. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.root}
        data-timeline="stage"
        onClick={open}
        onKeyDown={onKeyDown}
        onPointerMove={hover}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && take(null)}
        onFocus={onFocus}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) take(null);
        }}
      >
        <div className={styles.scale} aria-hidden="true">
          <canvas ref={scaleCanvas} className={styles.canvas} />
        </div>
        <div className={styles.board}>
          <canvas ref={boardCanvas} className={styles.canvas} aria-hidden="true" />
          <StageLanes lanes={board.lanes} count={laneCount} />
          <div ref={labels} className={styles.labels} />
        </div>
      </div>
      <TimelineControls holder={holder} />
    </>
  );
}

/** The keys that lead from one entry to another. */
const STEP_KEY = /^(Arrow|Page|Home|End)/;

/** Where the Tab key comes first: the first great event. */
const tabStopOf = (entries: readonly BoardEntry[]): BoardEntry | undefined =>
  entries.find(({ importance, kind }) => importance === 3 && kind === null) ?? entries[0];
