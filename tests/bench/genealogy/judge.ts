import { familyOf } from '@/lib/genealogy/family';
import type { Box } from '@/tests/bench/genealogy/layouts/box';
import type { Scene } from '@/tests/bench/genealogy/scene';

/** Qualities of a drawing, measured alike for every layout. */
export interface Verdict {
  /** Number of people with at least one box. */
  readonly shown: number;
  /** Number of boxes beyond the first of each person. */
  readonly copies: number;
  /** Number of pairs of overlapping boxes. */
  readonly overlaps: number;
  /** Number of children below each of their drawn parents. */
  readonly below: number;
  /** Number of couples on one row, and of couples without anyone between them. */
  readonly level: number;
  readonly together: number;
  /**
   * Number of crossings of straight lines, from each parent to a point between the parents and from
   * there to each child.
   */
  readonly crossings: number;
}

/** Distance of that point below the parents, in heights of a box. */
const KNOT = 1.1;

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Measures a drawing by the first box of each person; further boxes are only counted. */
export function judge(scene: Scene, boxes: readonly Box[]): Verdict {
  const at = new Map<string, Box>();
  for (const box of boxes) if (!at.has(box.person)) at.set(box.person, box);
  const known = scene.people.filter(({ id }) => at.has(id));
  const middle = ({ x, width }: Box): number => x + width / 2;
  const unions = familyOf(scene).unions.map(({ partners, children }) => ({
    partners: partners.flatMap((id) => at.get(id) ?? []),
    children: children.flatMap((id) => at.get(id) ?? []),
  }));
  const lines = unions.flatMap(({ partners, children }): readonly Line[] => {
    if (partners.length === 0) return [];
    const x1 = partners.reduce((sum, box) => sum + middle(box), 0) / partners.length;
    const y1 = Math.max(...partners.map(({ y, height }) => y + height * KNOT));
    return [
      ...partners.map((box) => ({ x1, y1, x2: middle(box), y2: box.y + box.height })),
      ...children.map((child) => ({ x1, y1, x2: middle(child), y2: child.y })),
    ];
  });
  const rows = new Map<number, Box[]>();
  for (const box of at.values())
    rows.set(Math.round(box.y), [...(rows.get(Math.round(box.y)) ?? []), box]);
  const couples = scene.unions.flatMap(({ husband, wife }) => {
    const [one, other] = [at.get(husband), at.get(wife)];
    return one && other ? [{ one, other }] : [];
  });
  const level = couples.filter(({ one, other }) => Math.abs(one.y - other.y) < one.height / 2);
  return {
    shown: known.length,
    copies: boxes.length - at.size,
    overlaps: overlapsOf(boxes),
    below: known.filter(({ id, father, mother }) => {
      const parents = [father, mother].flatMap((parent) => at.get(parent ?? '') ?? []);
      const own = at.get(id);
      return parents.length > 0 && own && parents.every(({ y, height }) => own.y >= y + height);
    }).length,
    level: level.length,
    together: level.filter(({ one, other }) => {
      const [left, right] = [one, other].map(middle).toSorted((a, b) => a - b);
      const partners = new Set(
        scene.unions
          .filter(({ husband, wife }) =>
            [husband, wife].some((id) => id === one.person || id === other.person),
          )
          .flatMap(({ husband, wife }) => [husband, wife]),
      );
      return !(rows.get(Math.round(one.y)) ?? []).some(
        (box) =>
          middle(box) > (left ?? 0) && middle(box) < (right ?? 0) && !partners.has(box.person),
      );
    }).length,
    crossings: crossingsOf(lines),
  };
}

function overlapsOf(boxes: readonly Box[]): number {
  const inOrder = boxes.toSorted((a, b) => a.x - b.x);
  let count = 0;
  inOrder.forEach((a, index) => {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const b = inOrder[next];
      if (!b || b.x >= a.x + a.width) break;
      if (Math.abs(a.y - b.y) < Math.min(a.height, b.height)) count += 1;
    }
  });
  return count;
}

function crossingsOf(lines: readonly Line[]): number {
  let count = 0;
  lines.forEach((a, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const b = lines[next];
      if (b && cross(a, b)) count += 1;
    }
  });
  return count;
}

/** Tells whether two lines cross between their ends; a common end is no crossing. */
function cross(a: Line, b: Line): boolean {
  const side = (line: Line, x: number, y: number): number =>
    Math.sign((line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1));
  return (
    side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 &&
    side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0
  );
}
