import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { polygonPath } from '@/lib/geometry/path';
import { starOutline } from '@/lib/geometry/pattern/star';
import { hexagons } from '@/lib/geometry/pattern/tilings';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { lines, ring, thinMotif } from '@/scripts/drawing/gold';
import { CENTRE, HEIGHT, SAFE, WIDTH, disc, frame } from './frame';

const TONES = { deep: '#1d1026', ground: '#3a2347', glow: '#5b3a6b' } as const;
const LIGHT = '#f3e3b8';

/** Numbers of children of each disc, by generation from the ancestor down. */
const GENERATIONS: readonly (readonly number[])[] = [[3], [2, 2, 2], [2, 1, 2, 2, 1, 2]];

/** The highlighted line: the rank of its disc in each generation. */
const LINE = [0, 1, 3, 5] as const;

/** Width of the last row. */
const BREADTH = 830;

const RADII = [42, 34, 27, 20] as const;

type Member = {
  readonly at: Point;
  readonly generation: number;
  readonly rank: number;
  readonly parent: Point | null;
};

const heightOf = (generation: number): number => SAFE.top + 54 + generation * 117;

/** Computes the x of every disc, row by row: the last row is even, parents stand above the middle of their children. */
function rows(): readonly (readonly number[])[] {
  const leaves = (GENERATIONS.at(-1) ?? []).reduce((sum, size) => sum + size, 0);
  const last = Array.from(
    { length: leaves },
    (_, rank) => CENTRE.x + (rank / (leaves - 1) - 0.5) * BREADTH,
  );
  return GENERATIONS.toReversed().reduce<readonly (readonly number[])[]>(
    (below, families) => [centresOver(below[0] ?? [], families), ...below],
    [last],
  );
}

function centresOver(
  children: readonly number[],
  families: readonly number[],
): readonly number[] {
  return families.map((size, rank) => {
    const first = families.slice(0, rank).reduce((sum, before) => sum + before, 0);
    return ((children[first] ?? 0) + (children[first + size - 1] ?? 0)) / 2;
  });
}

/** Lists the rank of the parent of each disc of a generation. */
const parentsOf = (generation: number): readonly number[] =>
  (GENERATIONS[generation - 1] ?? []).flatMap((size, rank) => Array<number>(size).fill(rank));

function members(): readonly Member[] {
  const xRows = rows();
  return xRows.flatMap((row, generation) =>
    row.map((x, rank): Member => {
      const above = xRows[generation - 1]?.[parentsOf(generation)[rank] ?? 0];
      return {
        at: { x, y: heightOf(generation) },
        generation,
        rank,
        parent: above === undefined ? null : { x: above, y: heightOf(generation - 1) },
      };
    }),
  );
}

const isLit = ({ generation, rank }: Member): boolean => LINE[generation] === rank;

/** Draws a line down, across and down again, with round corners. */
function branch({ x, y }: Point, from: Point): string {
  if (x === from.x) return `M${x} ${from.y}V${y}`;
  const middle = (from.y + y) / 2;
  const side = Math.sign(x - from.x);
  const r = Math.min(16, Math.abs(x - from.x) / 2);
  return `M${from.x} ${from.y}V${middle - r}q0 ${r} ${side * r} ${r}H${x - side * r}q${side * r} 0 ${side * r} ${r}V${y}`;
}

function drawMember(member: Member): string {
  const { at, generation } = member;
  const radius = RADII[generation] ?? 20;
  const star = polygonPath(starOutline(8, 3, radius * 0.68, at, degrees(22.5)), 1);
  return (
    disc(at, radius, isLit(member) ? 'url(#gold)' : TONES.deep) +
    ring(at, radius + 6, 1.2, isLit(member) ? 0.9 : 0.4) +
    element('path', { d: star, fill: isLit(member) ? TONES.deep : 'url(#gold)' })
  );
}

const branches = (people: readonly Member[]): string =>
  people.map(({ at, parent }) => (parent ? branch(at, parent) : '')).join('');

/** Draws four generations of discs, with one line of descent highlighted. */
export function treePicture(): string {
  const people = members();
  const tiles = tilesOver(hexagons(48), CENTRE, 20, WIDTH, HEIGHT);
  const lit = element('path', {
    d: branches(people.filter(isLit)),
    fill: 'none',
    stroke: LIGHT,
    'stroke-width': 5,
  });
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(60) }), 1.5, 0.13),
    lines(branches(people), 2.5, 0.75),
    lit,
    ...people.map(drawMember),
  );
}
