import { motifs } from '@/lib/geometry/pattern/hankin';
import { degrees } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { polygonPath } from '@/lib/geometry/path';
import { starOutline } from '@/lib/geometry/pattern/star';
import { hexagons } from '@/lib/geometry/pattern/tilings';
import { tilesOver } from '@/scripts/covers/field';
import { element } from '@/lib/share/svg';
import { goldLines, ring, thinMotif } from '@/scripts/drawing/gold';
import { CENTRE, HEIGHT, SAFE_AREA, WIDTH, disc, frame } from './frame';

const TONES = { deep: '#1d1026', ground: '#3a2347', glow: '#5b3a6b' } as const;
const LIGHT = '#f3e3b8';

/** Numbers of children of each disc, by generation from the ancestor down. */
const GENERATIONS: readonly (readonly number[])[] = [[3], [2, 2, 2], [2, 1, 2, 2, 1, 2]];

/** The highlighted line of descent: the rank of its disc in each generation. */
const HIGHLIGHTED_RANKS = [0, 1, 3, 5] as const;

/** Width of the last row. */
const LAST_ROW_WIDTH = 830;

const RADII = [42, 34, 27, 20] as const;

type Member = {
  readonly position: Point;
  readonly generation: number;
  readonly rank: number;
  readonly parent: Point | null;
};

const heightOf = (generation: number): number => SAFE_AREA.top + 54 + generation * 117;

/** Computes the x of every disc, row by row: the last row is even, parents stand above the middle of their children. */
function discRows(): readonly (readonly number[])[] {
  const leaves = (GENERATIONS.at(-1) ?? []).reduce((sum, size) => sum + size, 0);
  const lastRow = Array.from(
    { length: leaves },
    (_, rank) => CENTRE.x + (rank / (leaves - 1) - 0.5) * LAST_ROW_WIDTH,
  );
  return GENERATIONS.toReversed().reduce<readonly (readonly number[])[]>(
    (lowerRows, families) => [centresOver(lowerRows[0] ?? [], families), ...lowerRows],
    [lastRow],
  );
}

function centresOver(
  children: readonly number[],
  families: readonly number[],
): readonly number[] {
  return families.map((size, rank) => {
    const firstChild = families.slice(0, rank).reduce((sum, familySize) => sum + familySize, 0);
    return ((children[firstChild] ?? 0) + (children[firstChild + size - 1] ?? 0)) / 2;
  });
}

/** Lists the rank of the parent of each disc of a generation. */
const parentsOf = (generation: number): readonly number[] =>
  (GENERATIONS[generation - 1] ?? []).flatMap((size, rank) => Array<number>(size).fill(rank));

function members(): readonly Member[] {
  const xRows = discRows();
  return xRows.flatMap((row, generation) =>
    row.map((x, rank): Member => {
      const parentX = xRows[generation - 1]?.[parentsOf(generation)[rank] ?? 0];
      return {
        position: { x, y: heightOf(generation) },
        generation,
        rank,
        parent: parentX === undefined ? null : { x: parentX, y: heightOf(generation - 1) },
      };
    }),
  );
}

const isHighlighted = ({ generation, rank }: Member): boolean =>
  HIGHLIGHTED_RANKS[generation] === rank;

/** Draws a line down, across and down again, with round corners. */
function branch({ x, y }: Point, parent: Point): string {
  if (x === parent.x) return `M${x} ${parent.y}V${y}`;
  const middleY = (parent.y + y) / 2;
  const direction = Math.sign(x - parent.x);
  const r = Math.min(16, Math.abs(x - parent.x) / 2);
  return `M${parent.x} ${parent.y}V${middleY - r}q0 ${r} ${direction * r} ${r}H${x - direction * r}q${direction * r} 0 ${direction * r} ${r}V${y}`;
}

function drawMember(member: Member): string {
  const { position, generation } = member;
  const radius = RADII[generation] ?? 20;
  const star = polygonPath(starOutline(8, 3, radius * 0.68, position, degrees(22.5)), 1);
  return (
    disc(position, radius, isHighlighted(member) ? 'url(#gold)' : TONES.deep) +
    ring(position, radius + 6, 1.2, isHighlighted(member) ? 0.9 : 0.4) +
    element('path', { d: star, fill: isHighlighted(member) ? TONES.deep : 'url(#gold)' })
  );
}

const branches = (people: readonly Member[]): string =>
  people.map(({ position, parent }) => (parent ? branch(position, parent) : '')).join('');

/** Draws four generations of discs, with one line of descent highlighted. */
export function treePicture(): string {
  const people = members();
  const tiles = tilesOver(hexagons(48), CENTRE, 20, WIDTH, HEIGHT);
  const highlightedBranches = element('path', {
    d: branches(people.filter(isHighlighted)),
    fill: 'none',
    stroke: LIGHT,
    'stroke-width': 5,
  });
  return frame(
    TONES,
    thinMotif(motifs(tiles, { angle: degrees(60) }), 1.5, 0.13),
    goldLines(branches(people), 2.5, 0.75),
    highlightedBranches,
    ...people.map(drawMember),
  );
}
