import type { Building } from '@/lib/buildings/building';
import type { Part, Section } from '@/lib/buildings/record';
import type { Material } from '@/lib/buildings/models/material';
import type { MeasureLine, Piece } from '@/lib/buildings/models/model';
import { AXES } from '@/lib/buildings/section/plane';
import { sectionOf, type Loop, type Plane } from '@/lib/buildings/section/section';
import type { Vector } from '@/lib/buildings/solids/vector';
import { dimensionsOf, type Dimension } from '@/scripts/buildings/dimensions';
import { facesBelow, pathsOf } from '@/scripts/buildings/below';
import { FILLS, INK, n } from '@/scripts/buildings/ink';

/** Margin around the drawing, as a ratio of its width; the north arrow stands in the right margin. */
const MARGIN = 0.08;

/** Maps a point of the building to the paper. */
const seenAlong: Readonly<Record<Plane['axis'], (point: Vector) => readonly [number, number]>> =
  {
    0: ([, y, z]) => [z, -y],
    1: ([x, , z]) => [x, z],
    2: ([x, y]) => [x, -y],
  };

/** Maps a point of a section to the paper, whose axes point right and down. */
const onPaper: Readonly<
  Record<Plane['axis'], (point: readonly [number, number]) => readonly [number, number]>
> = {
  0: ([y, z]) => [z, -y],
  1: ([x, z]) => [x, z],
  2: ([x, y]) => [x, -y],
};

/** Pieces and measure lines of a building. */
export interface Drawn {
  readonly pieces: readonly Piece[];
  readonly lines: Readonly<Record<string, MeasureLine>>;
}

interface Cut {
  readonly part: Part;
  readonly material: Material;
  readonly loops: readonly Loop[];
}

type Span = NonNullable<Section['span']>;

const EVERYWHERE: Span = [-Infinity, Infinity];

/** Tells whether points reach into an interval of the horizontal axis. */
const isWithin = (points: Loop, [from, to]: Span): boolean =>
  points.some(([x]) => x > from) && points.some(([x]) => x < to);

/**
 * Computes the view box around points: a margin, a second one at the right for the north arrow, one below for the
 * scale.
 */
function frameOf(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = MARGIN * across;
  return {
    ...{ x: left - margin, y: top - margin, margin },
    width: across + 3 * margin,
    height: down + 3 * margin,
  };
}

/**
 * Draws the cross-section of a building as SVG in metres: filled for « établi », hatched for « discuté »,
 * dotted and blank for « conventionnel »; with a scale bar, and a north arrow on a plan.
 */
export function sheetOf(
  building: Building,
  { pieces, lines }: Drawn,
  section: Section,
): string {
  const axis = AXES[section.plane];
  const span = section.span ?? EVERYWHERE;
  const cuts = pieces.flatMap(({ part: id, material, phases, solids }): readonly Cut[] => {
    const part = building.parts.find((one) => one.id === id);
    if (!part || !(phases ?? part.phases).includes(section.phase)) return [];
    const loops = solids.flatMap((solid) => sectionOf(solid, { axis, at: section.at }));
    const flat = loops
      .map((loop) => loop.map(onPaper[axis]))
      .filter((loop) => isWithin(loop, span));
    return flat.length > 0 ? [{ part, material, loops: flat }] : [];
  });
  const matter = cuts.flatMap(({ loops }) =>
    loops.flat().map(([a, b]) => [Math.min(Math.max(a, span[0]), span[1]), b] as const),
  );
  const across = matter.map(([a]) => a);
  const dimensions = dimensionsOf(
    building,
    lines,
    { axis, at: section.at, phase: section.phase },
    seenAlong[axis],
    Math.max(...across) - Math.min(...across),
  ).filter(({ points }) => points.every(([a]) => a >= span[0] && a <= span[1]));
  const below = axis === 1 ? facesBelow(building, pieces, section) : [];
  const seen = below.flatMap(({ points }) => points.map(seenAlong[axis]));
  const { x, y, width, height, margin } = frameOf([
    ...[...matter, ...seen],
    ...dimensions.flatMap(({ ends }) => ends),
  ]);
  const line = width / 420;
  const paths = [
    ...pathsOf(below, line),
    ...cuts.toSorted((a, b) => weightOf(a) - weightOf(b)).map((cut) => cutPath(cut, line)),
  ];
  const clip = `<clipPath id="c"><path d="M${n(span[0])} ${n(y)}H${n(span[1])}V${n(y + height)}H${n(span[0])}Z"/></clipPath>`;
  const ground = `<path d="M${n(span[0])} 0H${n(span[1])}" stroke="${INK}" stroke-width="${n(line)}"/>`;
  const body = [
    ...(section.span ? [clip, ground, '<g clip-path="url(#c)">', ...paths, '</g>'] : paths),
    ...dimensions.map((one) => dimensionLine(one, line, axis !== 1)),
    scaleBar(x + margin, y + height - margin, width, line),
    ...(axis === 1
      ? [north(x + width - 1.4 * margin, y + 2 * margin, building.orientation.facade, line)]
      : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}" width="960" height="${Math.round((960 * height) / width)}"><title>${section.title}</title><desc>${section.alt}</desc><defs><pattern id="h" width="${n(5 * line)}" height="${n(5 * line)}" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><path d="M0 0V${n(5 * line)}" stroke="#a4472d" stroke-width="${n(1.4 * line)}"/></pattern></defs>${body.join('')}</svg>\n`;
}

/** Mean advance of a letter of the labels, in units of the stroke width. */
const LETTER = 6;

/**
 * Draws a dimension line: extension lines, two ticks, text along the line, or, where an upright line is shorter than its
 * text, horizontal text beside the line.
 */
function dimensionLine(
  { ends, points, words, title }: Dimension,
  line: number,
  axisIsUp: boolean,
): string {
  const [[x1, y1], [x2, y2]] = ends;
  const [[a1, b1], [a2, b2]] = points;
  const tick = 3 * line;
  const at = (x: number, y: number): string =>
    `M${n(x - tick)} ${n(y + tick)}L${n(x + tick)} ${n(y - tick)}`;
  const rise = Math.abs(y2 - y1);
  const isUpright = rise > Math.abs(x2 - x1);
  const isLevel = isUpright && rise < LETTER * line * words.length;
  // Puts the text below the line for a dimension line below the building.
  const isUnder = !isUpright && y1 > b1 && axisIsUp;
  // Puts horizontal text on the side away from the measured points.
  const side = x1 < a1 ? -1 : 1;
  const [tx, ty] = [
    (x1 + x2) / 2 + (isLevel ? side * 5 * line : 0),
    (y1 + y2) / 2 + (isUnder ? 15 : isLevel ? 7 : 0) * line,
  ];
  const anchor = !isLevel ? 'middle' : side < 0 ? 'end' : 'start';
  const turn = isUpright && !isLevel ? ` transform="rotate(-90 ${n(tx)} ${n(ty)})"` : '';
  return `<g><title>${title}</title><path d="M${n(a1)} ${n(b1)}L${n(x1)} ${n(y1)}M${n(a2)} ${n(b2)}L${n(x2)} ${n(y2)}" stroke="#5d6a70" stroke-width="${n(0.5 * line)}" stroke-dasharray="${n(2 * line)}"/><path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${at(x1, y1)}${at(x2, y2)}" fill="none" stroke="#a4472d" stroke-width="${n(line)}"/><text x="${n(tx)}" y="${n(ty - 3 * line)}"${turn} font-family="serif" font-size="${n(12 * line)}" fill="#a4472d" text-anchor="${anchor}">${words}</text></g>`;
}

/** Returns the stacking order of a cut piece: conventional parts below known parts. */
const weightOf = ({ part, material }: Cut): number =>
  (part.grade === 'conventionnel' ? 0 : 2) + (material === 'ground' ? 1 : 0);

function cutPath({ part, material, loops }: Cut, line: number): string {
  // Rounds to decimetres on the drawing of a city, for a smaller file.
  const at = line > 1 ? (metres: number) => n(Math.round(metres * 10) / 10) : n;
  const path = loops
    .map((loop) => `M${loop.map(([a, b]) => `${at(a)} ${at(b)}`).join('L')}Z`)
    .join('');
  const isFree = part.grade === 'conventionnel';
  const fill = part.grade === 'discuté' ? 'url(#h)' : (FILLS[material] ?? '#e6d7b4');
  const dashes = isFree ? ` stroke-dasharray="${n(line)} ${n(2.4 * line)}"` : '';
  return `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${n((isFree ? 1 : 0.8) * line)}" stroke-linejoin="round"${dashes}><title>${part.label}, ${part.grade}</title></path>`;
}

/** Draws a scale bar of one, two or five times a power of ten metres, about a quarter of the drawing. */
function scaleBar(x: number, y: number, width: number, line: number): string {
  const power = 10 ** Math.floor(Math.log10(width / 4));
  const length = ([5, 2, 1].find((step) => step * power <= width / 4) ?? 1) * power;
  const tall = 5 * line;
  return `<g font-family="serif" font-size="${n(13 * line)}" fill="${INK}" text-anchor="middle"><path d="M${n(x)} ${n(y - tall)}v${n(tall)}h${n(length)}v${n(-tall)}M${n(x + length / 2)} ${n(y)}v${n(-tall)}" fill="none" stroke="${INK}" stroke-width="${n(1.4 * line)}"/><text x="${n(x)}" y="${n(y - 2 * tall)}">0</text><text x="${n(x + length)}" y="${n(y - 2 * tall)}">${n(length)} m</text></g>`;
}

/** Draws a north arrow on a plan whose lower side is the front of the building. */
function north(x: number, y: number, facade: number, line: number): string {
  const size = 16 * line;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${(540 - facade) % 360})" fill="${INK}"><path d="M0 ${n(-size)}L${n(size / 4)} 0H${n(-size / 4)}Z"/><path d="M0 ${n(size)}L${n(size / 4)} 0H${n(-size / 4)}Z" fill="none" stroke="${INK}" stroke-width="${n(line)}"/><text y="${n(-1.2 * size)}" font-family="serif" font-size="${n(14 * line)}" text-anchor="middle">N</text></g>`;
}
