import { motifs } from '@/lib/geometry/pattern/hankin';
import { polygonPath } from '@/lib/geometry/path';
import { degrees } from '@/lib/geometry/point';
import { starOutline } from '@/lib/geometry/pattern/star';
import { dodecagonsAndTriangles } from '@/lib/geometry/pattern/tilings';
import { intervalOf, nextMemory, retrievability, type Memory } from '@/lib/review/memory';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { goldLines, thinMotif } from '@/scripts/drawing/gold';
import { CENTRE, HEIGHT, WIDTH, disc, frame } from './frame';

const TONES = { deep: '#0b1a2b', ground: '#15314a', glow: '#24506b' } as const;

/** Range of the picture in days, and the position of its axes. */
const DAYS = 90;
const AXIS = { left: 90, right: WIDTH - 70, top: 150, bottom: 480 } as const;
const REVIEWS = 5;

const xOf = (day: number): number =>
  AXIS.left + Math.sqrt(day / DAYS) * (AXIS.right - AXIS.left);
/** Maps a probability of recall to y, from 0.9 on, so that the decay is visible. */
const yOf = (recallLine: number): number =>
  AXIS.top + ((1 - recallLine) / 0.125) * (AXIS.bottom - AXIS.top);

interface ReviewInterval {
  readonly startDay: number;
  readonly endDay: number;
  readonly memory: Memory;
}

/** Computes the curve of a card that is recalled at each review. */
function reviewIntervals(): readonly ReviewInterval[] {
  const intervals: ReviewInterval[] = [];
  let memory: Memory | null = null;
  let [startDay, days] = [0, 0];
  for (let index = 0; index < REVIEWS && startDay < DAYS; index += 1) {
    memory = nextMemory(memory, days, 3);
    days = intervalOf(memory, DAYS);
    intervals.push({ startDay, endDay: Math.min(DAYS, startDay + days), memory });
    startDay += days;
  }
  return intervals;
}

function decayCurve({ startDay, endDay, memory }: ReviewInterval, index: number): string {
  const days = Array.from(
    { length: 41 },
    (_, step) => startDay + ((endDay - startDay) * step) / 40,
  );
  const path = days.map((day, step) => {
    const y = yOf(retrievability(memory, day - startDay));
    return `${step === 0 ? 'M' : 'L'}${xOf(day).toFixed(1)} ${y.toFixed(1)}`;
  });
  const recallLine = `M${xOf(endDay).toFixed(1)} ${yOf(retrievability(memory, endDay - startDay)).toFixed(1)}V${AXIS.top}`;
  return (
    (endDay < DAYS ? goldLines(recallLine, 1.2) : '') +
    element('path', {
      d: path.join(''),
      fill: 'none',
      stroke: 'url(#gold)',
      'stroke-width': 5 + index,
      'stroke-linecap': 'round',
    })
  );
}

function drawStar({ startDay }: ReviewInterval, index: number): string {
  const centre = { x: xOf(startDay), y: yOf(1) };
  const points = [6, 8, 10, 12, 16][index] ?? 8;
  const outline = polygonPath(starOutline(points, Math.floor(points / 2) - 1, 26, centre), 1);
  return disc(centre, 34, TONES.deep) + element('path', { d: outline, fill: 'url(#gold)' });
}

/** Draws the forgetting curve over five reviews, each decay slower than the previous decay. */
export function reviewPicture(): string {
  const tiles = tilesOver(dodecagonsAndTriangles(58), CENTRE, 20, WIDTH, HEIGHT);
  const axis = `M${AXIS.left} ${AXIS.bottom}H${AXIS.right}`;
  const curve = reviewIntervals();
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(62) }), 2, 0.22),
    goldLines(axis, 2),
    ...curve.map(decayCurve),
    ...curve.map(drawStar),
  );
}
