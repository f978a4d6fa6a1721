/**
 * The board for placing labels: a grid of costs for everything that labels must avoid. A label's cost is the mean below
 * its letters.
 */
import type { MapPoint } from '@/lib/map/projection';
import { lengthOf, offset, stationAt } from '@/scripts/maps/geography/curve';
import type { Curve } from '@/scripts/maps/geography/curve';
import { sample } from '../grid';
import type { Grid } from '../grid';
import { letterSpans } from '../lettering';
import type { Lettering } from '../lettering';
import type { Candidate, Label, PlacedLabel } from './label';

export type Board = {
  readonly land: Grid;
  readonly ruggedness: Grid;
  /** Roads, rivers and coasts, from 0 to 1. */
  readonly lines: Grid;
  readonly markers: readonly MapPoint[];
  /** Size of the site's markers, at zoom 1. */
  readonly markerBox: readonly [number, number];
  /** 1 where no label may stand: frame, inset, placed labels. */
  readonly occupied: Grid;
};

/** Samples points below the letters, in three rows; wide tracking leaves gaps. */
function pointsUnderLetters(curve: Curve, text: string, lettering: Lettering): MapPoint[] {
  const { size } = lettering;
  const spans = letterSpans(text, lettering);
  const start = (lengthOf(curve) - (spans.at(-1)?.[1] ?? 0)) / 2;
  const step = Math.max(2, size / 4);
  return spans.flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil((to - from) / step));
    return Array.from({ length: count + 1 }, (_, index) => {
      const { x, y, angle } = stationAt(curve, start + from + ((to - from) * index) / count);
      return [-0.15, 0.3, 0.75].map((rise) => ({
        x: x + rise * size * Math.sin(angle),
        y: y - rise * size * Math.cos(angle),
      }));
    }).flat();
  });
}

/** Stacks the lines of a label, vertically centred on the candidate. */
function baselinesOf(label: Label, { baseline }: Candidate): Curve[] {
  const { size } = label.lettering;
  const leading = size * 1.12;
  const middle = (label.lines.length - 1) / 2;
  return label.lines.map((_, index) =>
    offset(baseline, size * 0.3 + (index - middle) * leading),
  );
}

function costAt(board: Board, label: Label, { x, y }: MapPoint): number {
  const { width, height } = board.land;
  if (x < 0 || y < 0 || x >= width || y >= height) return 60;
  const land = sample(board.land, x, y);
  const [markerWidth, markerHeight] = board.markerBox;
  const markerScale = 1 / Math.min(label.density, 2.4);
  let cost = 60 * sample(board.occupied, x, y) + 18 * sample(board.lines, x, y);
  if (label.zone === 'land') cost += 14 * (1 - land);
  if (label.zone === 'sea') cost += 30 * land;
  cost += label.reliefCost * sample(board.ruggedness, x, y);
  for (const marker of board.markers) {
    const isInside =
      Math.abs(x - marker.x) < (markerWidth / 2) * markerScale &&
      Math.abs(y - marker.y) < (markerHeight / 2) * markerScale;
    if (isInside) cost += 16;
  }
  return cost;
}

/** Places a label at its best candidate and reserves its room; null when every candidate is too costly. */
export function place(board: Board, label: Label): PlacedLabel | null {
  let bestLabel: PlacedLabel | null = null;
  for (const candidate of label.candidates) {
    const baselines = baselinesOf(label, candidate);
    const samplePoints = baselines.flatMap((curve, index) =>
      pointsUnderLetters(curve, label.lines[index] ?? '', label.lettering),
    );
    const costs = samplePoints.map((point) => costAt(board, label, point));
    const meanCost = costs.reduce((sum, value) => sum + value, 0) / costs.length;
    // A single letter on a river spoils a long label, though its mean is low.
    const worstCost = Math.min(Math.max(...costs), 20);
    const cost = meanCost + worstCost * 0.13 + candidate.penalty;
    if (!bestLabel || cost < bestLabel.cost) bestLabel = { ...label, baselines, cost };
  }
  if (!bestLabel || bestLabel.cost > label.limit) return null;
  occupy(board.occupied, bestLabel);
  return bestLabel;
}

function occupy(occupied: Grid, { baselines, lines, lettering }: PlacedLabel): void {
  const radius = Math.ceil(lettering.size * 0.45);
  for (const [index, curve] of baselines.entries()) {
    for (const { x, y } of pointsUnderLetters(curve, lines[index] ?? '', lettering)) {
      for (let row = Math.floor(y) - radius; row <= y + radius; row += 1) {
        for (let column = Math.floor(x) - radius; column <= x + radius; column += 1) {
          if (row < 0 || column < 0 || row >= occupied.height || column >= occupied.width)
            continue;
          occupied.data[row * occupied.width + column] = 1;
        }
      }
    }
  }
}
