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
   * Number of crossings of straight lines, from each parent to a point between the parents, and from this point to each
   * child.
   */
  readonly crossings: number;
}

/** Distance below the parents of the point where their lines meet, in heights of a box. */
const KNOT_DISTANCE = 1.1;

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Measures a drawing by the first box of each person; further boxes are only counted. */
export function judge(scene: Scene, boxes: readonly Box[]): Verdict {
  const boxByPerson = new Map<string, Box>();
  for (const box of boxes) if (!boxByPerson.has(box.person)) boxByPerson.set(box.person, box);
  const drawnPeople = scene.people.filter(({ id }) => boxByPerson.has(id));
  const middleOf = ({ x, width }: Box): number => x + width / 2;
  const unions = familyOf(scene).unions.map(({ partners, children }) => ({
    partners: partners.flatMap((id) => boxByPerson.get(id) ?? []),
    children: children.flatMap((id) => boxByPerson.get(id) ?? []),
  }));
  const lines = unions.flatMap(({ partners, children }): readonly Line[] => {
    if (partners.length === 0) return [];
    const x1 = partners.reduce((sum, box) => sum + middleOf(box), 0) / partners.length;
    const y1 = Math.max(...partners.map(({ y, height }) => y + height * KNOT_DISTANCE));
    return [
      ...partners.map((box) => ({ x1, y1, x2: middleOf(box), y2: box.y + box.height })),
      ...children.map((child) => ({ x1, y1, x2: middleOf(child), y2: child.y })),
    ];
  });
  const rows = new Map<number, Box[]>();
  for (const box of boxByPerson.values())
    rows.set(Math.round(box.y), [...(rows.get(Math.round(box.y)) ?? []), box]);
  const couples = scene.unions.flatMap(({ husband, wife }) => {
    const [husbandBox, wifeBox] = [boxByPerson.get(husband), boxByPerson.get(wife)];
    return husbandBox && wifeBox ? [{ one: husbandBox, other: wifeBox }] : [];
  });
  const levelCouples = couples.filter(
    ({ one: husbandBox, other: wifeBox }) =>
      Math.abs(husbandBox.y - wifeBox.y) < husbandBox.height / 2,
  );
  return {
    shown: drawnPeople.length,
    copies: boxes.length - boxByPerson.size,
    overlaps: overlapsOf(boxes),
    below: drawnPeople.filter(({ id, father, mother }) => {
      const parents = [father, mother].flatMap((parent) => boxByPerson.get(parent ?? '') ?? []);
      const ownBox = boxByPerson.get(id);
      return (
        parents.length > 0 && ownBox && parents.every(({ y, height }) => ownBox.y >= y + height)
      );
    }).length,
    level: levelCouples.length,
    together: levelCouples.filter(({ one: husbandBox, other: wifeBox }) => {
      const [leftX, rightX] = [husbandBox, wifeBox].map(middleOf).toSorted((a, b) => a - b);
      const partners = new Set(
        scene.unions
          .filter(({ husband, wife }) =>
            [husband, wife].some((id) => id === husbandBox.person || id === wifeBox.person),
          )
          .flatMap(({ husband, wife }) => [husband, wife]),
      );
      return !(rows.get(Math.round(husbandBox.y)) ?? []).some(
        (box) =>
          middleOf(box) > (leftX ?? 0) &&
          middleOf(box) < (rightX ?? 0) &&
          !partners.has(box.person),
      );
    }).length,
    crossings: crossingsOf(lines),
  };
}

function overlapsOf(boxes: readonly Box[]): number {
  const sortedBoxes = boxes.toSorted((a, b) => a.x - b.x);
  let count = 0;
  sortedBoxes.forEach((a, index) => {
    for (let otherIndex = index + 1; otherIndex < sortedBoxes.length; otherIndex += 1) {
      const b = sortedBoxes[otherIndex];
      if (!b || b.x >= a.x + a.width) break;
      if (Math.abs(a.y - b.y) < Math.min(a.height, b.height)) count += 1;
    }
  });
  return count;
}

function crossingsOf(lines: readonly Line[]): number {
  let count = 0;
  lines.forEach((a, index) => {
    for (let otherIndex = index + 1; otherIndex < lines.length; otherIndex += 1) {
      const b = lines[otherIndex];
      if (b && linesCross(a, b)) count += 1;
    }
  });
  return count;
}

/** Tells whether two lines cross between their ends; a common end is no crossing. */
function linesCross(a: Line, b: Line): boolean {
  const side = (line: Line, x: number, y: number): number =>
    Math.sign((line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1));
  return (
    side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 &&
    side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0
  );
}
