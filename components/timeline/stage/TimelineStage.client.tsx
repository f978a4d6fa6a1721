'use client';

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
import { flushSync } from 'react-dom';
import tones from '@/components/timeline/drawing/tones.module.css';
import { isPlainClick } from '@/components/ui/markup/plainClick';
import { zoomByKey } from '@/components/surface/zoomKeys';
import type { AxisMoves } from '@/components/timeline/stage/axisStage';
import { useAxisStage } from '@/components/timeline/stage/useAxisStage';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { ZOOM_STEP } from '@/lib/timeline/axis/view';
import type { DayRange, YearSpan } from '@/lib/timeline/query';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import styles from './TimelineStage.module.css';

/** Imperative handle of the stage, for the screen around it. */
export interface StageHandle extends AxisMoves {
  readonly focusEntry: (entry: BoardEntry) => void;
}

export interface TimelineStageProps {
  readonly ref: Ref<StageHandle>;
  readonly board: ShownBoard;
  /** Entries that pass the filters, in chronological order. */
  readonly entries: readonly BoardEntry[];
  /** Highlighted years. */
  readonly years: YearSpan;
  /** Text of the label at the highlighted years, in both calendars. */
  readonly yearLabel: readonly [julian: string, hijri: string];
  readonly range: DayRange | null;
  readonly onRest: (range: DayRange | null) => void;
  /** Id of the entry whose card is open; null for none. */
  readonly openedId: string | null;
  readonly onOpen: (entry: BoardEntry) => void;
}

/**
 * Renders the timeline on its stage. React renders only when filters or the current entry change; movements bypass
 * React.
 */
export function TimelineStage(props: TimelineStageProps) {
  const { ref, board, entries, years, yearLabel, range, onRest, openedId, onOpen } = props;
  const [activeId, setActiveId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const matchingIds = useMemo(() => new Set(entries.map(({ id }) => id)), [entries]);
  const tabStopId =
    focusedId !== null && matchingIds.has(focusedId)
      ? focusedId
      : (tabStopOf(entries)?.id ?? null);
  // The only match of a search is named at every scale.
  const currentId =
    activeId ?? openedId ?? (entries.length === 1 ? entries[0]?.id : null) ?? null;
  const { stage, root, labels, yearLabelRef } = useAxisStage({
    scene: { board, matchingIds, currentId, tabStopId, years },
    range,
    labelClass: `${styles.label} ${tones.tone}`,
    onRest,
  });

  const setActiveEntry = (entry: BoardEntry | null): void => setActiveId(entry?.id ?? null);

  function focusEntry(entry: BoardEntry): void {
    // Renders the entry's name, so that the name can take the focus.
    flushSync(() => {
      setFocusedId(entry.id);
      setActiveEntry(entry);
    });
    stage.reveal(entry.anchor);
    stage.painter()?.labelOf(entry.id)?.focus();
  }

  useImperativeHandle(ref, () => ({ ...stage, focusEntry }));

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (entryOf(target) && STEP_KEY.test(key)) void stepToEntry(event);
    else if (key === 'Escape' && activeId !== null) setActiveEntry(null);
    else if (!zoomByKey(key, stage, ZOOM_STEP)) return;
    event.preventDefault();
  }

  async function stepToEntry(event: KeyboardEvent) {
    const { entryByKey } = await import('@/components/timeline/stage/stageKeys');
    // Starts from the focused entry, since several keys may be pressed while the module loads.
    const focusedEntry = entryOf(document.activeElement);
    const targetEntry =
      focusedEntry && entryByKey(event, entries, focusedEntry.id, board.lanes);
    if (targetEntry) focusEntry(targetEntry);
  }

  const entryOf = (label: EventTarget | null): BoardEntry | undefined =>
    entries.find(({ id }) => label instanceof HTMLElement && id === label.dataset.entry);

  function onFocus({ target }: FocusEvent): void {
    const entry = entryOf(target);
    if (!entry || entry.id === activeId || !target.matches(':focus-visible')) return;
    setFocusedId(entry.id);
    setActiveEntry(entry);
    stage.reveal(entry.anchor);
  }

  /** Finds the entry whose name, mark or tick is under the pointer; the hit test is loaded at its first use. */
  async function entryUnderPointer({ target, clientX, clientY }: MouseEvent) {
    const label = entryOf(target);
    if (label) return label;
    const { entryAt } = await import('@/lib/timeline/board/hit');
    const box = labels.current?.parentElement?.getBoundingClientRect();
    const [painter, camera] = [stage.painter(), stage.surface.camera()];
    if (!box || !painter || !camera) return null;
    const point = { x: clientX - box.left, y: clientY - box.top };
    const { unit, rem } = painter.sizes();
    const entry = entryAt(board, camera.viewport(), point, unit, rem)?.entry;
    return entry && matchingIds.has(entry.id) ? entry : null;
  }

  async function openEntry(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    if (entryOf(event.target)) event.preventDefault();
    const entry = await entryUnderPointer(event);
    if (entry) onOpen(entry);
  }

  async function activateEntry(event: PointerEvent) {
    const isFocused = labels.current?.contains(document.activeElement) ?? false;
    if (event.pointerType === 'mouse' && event.buttons === 0 && !isFocused)
      setActiveEntry(await entryUnderPointer(event));
  }

  return (
    <>
      {/* Gestures and keys are handled on the surface as a whole; its content consists of links. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.root}
        data-timeline="stage"
        onClick={(event) => void openEntry(event)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => void activateEntry(event)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActiveEntry(null)}
        onFocus={onFocus}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setActiveEntry(null);
        }}
      >
        <div className={styles.scale} aria-hidden="true">
          <canvas className={styles.canvas} />
          <p ref={yearLabelRef} className={styles.yearLabel} data-year-label>
            <strong>{yearLabel[0]}</strong>
            <span>{yearLabel[1]}</span>
          </p>
        </div>
        <div className={styles.board}>
          <canvas className={styles.canvas} aria-hidden="true" />
          <div ref={labels} className={styles.labels} />
        </div>
      </div>
    </>
  );
}

/** Keys that move from one entry to another. */
const STEP_KEY = /^(Arrow|Page|Home|End)/;

/** Returns the initial tab stop: the first event of the greatest importance. */
const tabStopOf = (entries: readonly BoardEntry[]): BoardEntry | undefined =>
  entries.find(({ importance, kind }) => importance === 3 && kind === null) ?? entries[0];
