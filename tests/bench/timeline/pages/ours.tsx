import '@/app/pieces.css';
import '@/app/tokens.css';
import '@/app/bars.css';
import '@/app/base.css';
import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { DrawnLaneNames } from '@/components/timeline/drawing/DrawnLaneNames';
import { useAxisStage } from '@/components/timeline/stage/useAxisStage';
import styles from '@/components/timeline/stage/TimelineStage.module.css';
import { LABEL_REM, MARK_ROOM } from '@/lib/timeline/board/sizes';
import { layOutBoard } from '@/lib/timeline/board/board';
import { boardWithoutLanes } from '@/lib/timeline/board/shownBoard';
import type { Entry } from '@/lib/timeline/entry';
import { JULIAN } from '@/lib/time/calendars';
import { extentOfDate, parseEdtf } from '@/lib/time/edtf';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';
import type { SceneItem } from '@/tests/bench/timeline/pages/scene';

const LANES = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, description: id }));
const GRADES = ['établi', 'selon la tradition', 'discuté', 'conventionnel'] as const;

function entryOf({ id, title, year, month }: SceneItem, index: number): Entry {
  const edtf = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
  const date = parseEdtf(edtf, JULIAN);
  if (!date) throw new Error(edtf);
  return {
    id,
    title,
    kind: null,
    lane: LANES[index % LANES.length]?.id ?? 'a',
    importance: index % 9 === 0 ? 3 : index % 3 === 0 ? 2 : 1,
    theme: '',
    date,
    ...extentOfDate(date),
    when: String(year),
    hijriWhen: null,
    hijriDate: null,
    grade: GRADES[index % GRADES.length] ?? 'établi',
    isAccepted: false,
    variants: null,
    text: '',
    places: [],
    people: [],
    citations: [],
    sources: [],
  };
}

function Stage({
  items,
  onReady,
}: {
  readonly items: readonly SceneItem[];
  readonly onReady: () => void;
}) {
  const board = useMemo(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas) canvas.font = `600 ${LABEL_REM * 16}px sans-serif`;
    const widthOf = (name: string): number =>
      (canvas?.measureText(name).width ?? 80) / (LABEL_REM * 16);
    const entries = items.map(entryOf).toSorted((a, b) => a.from - b.from);
    return layOutBoard(LANES, entries, widthOf);
  }, [items]);
  const shownBoard = useMemo(() => boardWithoutLanes(board, []), [board]);
  const matchingIds = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  const years = { from: 622, to: 622 };
  const scene = { board: shownBoard, matchingIds, currentId: null, tabStopId: null, years };
  const { root, labels, yearLabelRef } = useAxisStage({
    scene,
    range: null,
    labelClass: styles.label ?? '',
    onRest: () => undefined,
  });
  useEffect(onReady, [onReady]);
  return (
    <section style={{ position: 'relative', minHeight: '100vh' }}>
      <DrawnLaneNames lanes={board.lanes} height={board.height} />
      <div ref={root} className={styles.root}>
        <div className={styles.scale}>
          <canvas className={styles.canvas} />
          <p ref={yearLabelRef} className={styles.yearLabel} />
        </div>
        <div className={styles.board}>
          <canvas className={styles.canvas} />
          <div ref={labels} className={styles.labels} />
        </div>
      </div>
    </section>
  );
}

offerTimelineBench(async (element, items) => {
  const root = createRoot(element);
  await new Promise<void>((resolve) => root.render(<Stage items={items} onReady={resolve} />));
  const offset = -MARK_ROOM.name * LABEL_REM * 16;
  return {
    labels: 'a[data-entry]:not([hidden])',
    anchor: 0,
    offset,
    unmount: () => root.unmount(),
  };
});
