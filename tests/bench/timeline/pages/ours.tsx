import '@/app/tokens.css';
import '@/app/base.css';
import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { StageLanes } from '@/components/timeline/stage/StageLanes';
import { useAxisStage } from '@/components/timeline/stage/useAxisStage';
import styles from '@/components/timeline/stage/TimelineStage.module.css';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import { layOutBoard } from '@/lib/timeline/board/board';
import { showLanes } from '@/lib/timeline/board/shownBoard';
import type { Entry } from '@/lib/timeline/entry';
import { JULIAN } from '@/lib/time/calendars';
import { extentOfDate, parseEdtf } from '@/lib/time/edtf';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';
import type { SceneItem } from '@/tests/bench/timeline/pages/scene';

const LANES = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, description: id }));
const GRADES = ['établi', 'selon la tradition', 'discuté', 'conventionnel'] as const;

function entryOf({ id, title, year, month }: SceneItem, rank: number): Entry {
  const edtf = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
  const date = parseEdtf(edtf, JULIAN);
  if (!date) throw new Error(edtf);
  return {
    id,
    title,
    kind: null,
    lane: LANES[rank % LANES.length]?.id ?? 'a',
    importance: rank % 9 === 0 ? 3 : rank % 3 === 0 ? 2 : 1,
    theme: '',
    date,
    ...extentOfDate(date),
    when: String(year),
    hijriWhen: null,
    hijriDate: null,
    grade: GRADES[rank % GRADES.length] ?? 'établi',
    isAccepted: false,
    variants: null,
    text: '',
    places: [],
    people: [],
    told: [],
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
    return showLanes(layOutBoard(LANES, entries, widthOf), []);
  }, [items]);
  const passing = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  const scene = { board, passing, currentId: null, tabStopId: null, years: null };
  const { root, labels, boardCanvas, scaleCanvas } = useAxisStage({
    scene,
    range: null,
    labelClass: styles.label ?? '',
    onRest: () => undefined,
  });
  useEffect(onReady, [onReady]);
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.scale}>
        <canvas ref={scaleCanvas} className={styles.canvas} />
      </div>
      <div className={styles.board}>
        <canvas ref={boardCanvas} className={styles.canvas} />
        <StageLanes lanes={board.lanes} count={LANES.length} />
        <div ref={labels} className={styles.labels} />
      </div>
    </div>
  );
}

offerTimelineBench(async (element, items) => {
  const root = createRoot(element);
  await new Promise<void>((resolve) => root.render(<Stage items={items} onReady={resolve} />));
  return { labels: 'a[data-entry]:not([hidden])', anchor: 0, unmount: () => root.unmount() };
});
