import { emptyGrid } from '@/scripts/maps/grid';
import { place } from '@/scripts/maps/labels/board';
import type { Board } from '@/scripts/maps/labels/board';
import { candidatesAround } from '@/scripts/maps/labels/candidates';
import type { Label, PlacedLabel } from '@/scripts/maps/labels/label';
import { textLength } from '@/scripts/maps/lettering';

const lettering = { face: '600-italic', size: 14, tracking: 0.05 } as const;

function emptyBoard(): Board {
  const land = emptyGrid(400, 300);
  land.data.fill(1);
  return {
    land,
    ruggedness: emptyGrid(400, 300),
    lines: emptyGrid(400, 300),
    markers: [],
    markerBox: [90, 46],
    occupied: emptyGrid(400, 300),
  };
}

const labelAt = (name: string, x: number, y: number): Label => ({
  lines: [name],
  lettering,
  fill: '',
  halo: '',
  opacity: 1,
  zone: 'land',
  reliefCost: 9,
  density: 1,
  limit: 6,
  candidates: candidatesAround({ x, y }, textLength(name, lettering), 60),
});

/**
 * Computes the bounding box of a one-line horizontal label, in pixels at zoom 1; letters rise 10 px above the baseline.
 */
function boxOf({ baselines, lines }: PlacedLabel) {
  const [from, to] = [baselines[0]?.[0], baselines[0]?.at(-1)];
  if (!from || !to) throw new Error('A placed name has a baseline.');
  const length = textLength(lines[0] ?? '', lettering);
  const middle = (from.x + to.x) / 2;
  return {
    left: middle - length / 2,
    right: middle + length / 2,
    top: from.y - 10,
    bottom: from.y,
  };
}

describe('a label of a map', () => {
  it('is placed at its best candidate on an empty board', () => {
    const placedLabel = place(emptyBoard(), labelAt('Najd', 200, 150));
    expect(placedLabel).not.toBeNull();
    if (placedLabel)
      expect((boxOf(placedLabel).left + boxOf(placedLabel).right) / 2).toBeCloseTo(200, 6);
  });

  it('never overlaps another label', () => {
    const board = emptyBoard();
    const placedLabels = ['Hijâz', 'Tihâma', 'Asîr', 'Yémen'].flatMap(
      (name) => place(board, labelAt(name, 200, 150)) ?? [],
    );
    expect(placedLabels.length).toBeGreaterThan(2);
    const boxes = placedLabels.map(boxOf);
    boxes.forEach((a, index) =>
      boxes.slice(index + 1).forEach((b) => {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(isApart).toBe(true);
      }),
    );
  });

  it('avoids the boxes of the site’s markers', () => {
    const board = { ...emptyBoard(), markers: [{ x: 200, y: 150 }] };
    const placedLabel = place(board, labelAt('Badr', 200, 150));
    expect(placedLabel).not.toBeNull();
    if (placedLabel)
      expect(boxOf(placedLabel).top >= 170 || boxOf(placedLabel).bottom <= 130).toBe(true);
  });

  it('is omitted when every candidate is occupied', () => {
    const board = emptyBoard();
    board.occupied.data.fill(1);
    expect(place(board, labelAt('Badr', 200, 150))).toBeNull();
  });
});
