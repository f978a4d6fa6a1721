import type { Building } from '@/lib/buildings/building';
import type { Part, Section } from '@/lib/buildings/record';
import type { Material } from '@/lib/buildings/models/material';
import type { DimensionLine, Piece } from '@/lib/buildings/models/model';
import { AXES } from '@/lib/buildings/section/plane';
import { sectionOf, type Loop, type Plane } from '@/lib/buildings/section/section';
import type { Vector } from '@/lib/buildings/solids/vector';
import { dimensionsOf, type Dimension } from '@/scripts/buildings/dimensions';
import { facesBelow, pathsOf } from '@/scripts/buildings/below';
import { FILLS, INK, format } from '@/scripts/buildings/ink';

/** Margin around the drawing, as a ratio of its width; the north arrow stands in the right margin. */
const MARGIN = 0.08;

/** Maps a point of the building to the paper. */
const projectToPaper: Readonly<
  Record<Plane['axis'], (point: Vector) => readonly [number, number]>
> = {
  0: ([, y, z]) => [z, -y],
  1: ([x, , z]) => [x, z],
  2: ([x, y]) => [x, -y],
};

/** Maps a point of a section to the paper, whose axes point right and down. */
const sectionToPaper: Readonly<
  Record<Plane['axis'], (point: readonly [number, number]) => readonly [number, number]>
> = {
  0: ([y, z]) => [z, -y],
  1: ([x, z]) => [x, z],
  2: ([x, y]) => [x, -y],
};

/** Pieces and measure lines of a building. */
export interface Drawn {
  readonly pieces: readonly Piece[];
  readonly lines: Readonly<Record<string, DimensionLine>>;
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
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = MARGIN * width;
  return {
    ...{ x: left - margin, y: top - margin, margin },
    width: width + 3 * margin,
    height: height + 3 * margin,
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
    const part = building.parts.find((candidate) => candidate.id === id);
    if (!part || !(phases ?? part.phases).includes(section.phase)) return [];
    const loops = solids.flatMap((solid) => sectionOf(solid, { axis, at: section.at }));
    const paperLoops = loops
      .map((loop) => loop.map(sectionToPaper[axis]))
      .filter((loop) => isWithin(loop, span));
    return paperLoops.length > 0 ? [{ part, material, loops: paperLoops }] : [];
  });
  const cutPoints = cuts.flatMap(({ loops }) =>
    loops.flat().map(([a, b]) => [Math.min(Math.max(a, span[0]), span[1]), b] as const),
  );
  const xs = cutPoints.map(([a]) => a);
  const dimensions = dimensionsOf(
    building,
    lines,
    { axis, at: section.at, phase: section.phase },
    projectToPaper[axis],
    Math.max(...xs) - Math.min(...xs),
  ).filter(({ points }) => points.every(([a]) => a >= span[0] && a <= span[1]));
  const lowerFaces = axis === 1 ? facesBelow(building, pieces, section) : [];
  const facePoints = lowerFaces.flatMap(({ points }) => points.map(projectToPaper[axis]));
  const { x, y, width, height, margin } = frameOf([
    ...[...cutPoints, ...facePoints],
    ...dimensions.flatMap(({ ends }) => ends),
  ]);
  const line = width / 420;
  const paths = [
    ...pathsOf(lowerFaces, line),
    ...cuts
      .toSorted((a, b) => stackingOrder(a) - stackingOrder(b))
      .map((cut) => cutPath(cut, line)),
  ];
  const clip = `<clipPath id="c"><path d="M${format(span[0])} ${format(y)}H${format(span[1])}V${format(y + height)}H${format(span[0])}Z"/></clipPath>`;
  const ground = `<path d="M${format(span[0])} 0H${format(span[1])}" stroke="${INK}" stroke-width="${format(line)}"/>`;
  const body = [
    ...(section.span ? [clip, ground, '<g clip-path="url(#c)">', ...paths, '</g>'] : paths),
    ...dimensions.map((dimension) => dimensionLine(dimension, line, axis !== 1)),
    scaleBar(x + margin, y + height - margin, width, line),
    ...(axis === 1
      ? [
          northArrow(
            x + width - 1.4 * margin,
            y + 2 * margin,
            building.orientation.facade,
            line,
          ),
        ]
      : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${format(x)} ${format(y)} ${format(width)} ${format(height)}" width="960" height="${Math.round((960 * height) / width)}"><title>${section.title}</title><desc>${section.alt}</desc><defs><pattern id="h" width="${format(5 * line)}" height="${format(5 * line)}" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><path d="M0 0V${format(5 * line)}" stroke="#a4472d" stroke-width="${format(1.4 * line)}"/></pattern></defs>${body.join('')}</svg>\n`;
}

/** Mean advance of a letter of the labels, in units of the stroke width. */
const LETTER = 6;

/**
 * Draws a dimension line: extension lines, two ticks, text along the line, or, where an upright line is shorter than
 * its text, horizontal text beside the line.
 */
function dimensionLine(
  { ends, points, words, title }: Dimension,
  line: number,
  axisIsUp: boolean,
): string {
  const [[x1, y1], [x2, y2]] = ends;
  const [[a1, b1], [a2, b2]] = points;
  const tick = 3 * line;
  const tickPath = (x: number, y: number): string =>
    `M${format(x - tick)} ${format(y + tick)}L${format(x + tick)} ${format(y - tick)}`;
  const height = Math.abs(y2 - y1);
  const isUpright = height > Math.abs(x2 - x1);
  const isHorizontal = isUpright && height < LETTER * line * words.length;
  // Puts the text below the line for a dimension line below the building.
  const isTextBelow = !isUpright && y1 > b1 && axisIsUp;
  // Puts horizontal text on the side away from the measured points.
  const side = x1 < a1 ? -1 : 1;
  const [textX, textY] = [
    (x1 + x2) / 2 + (isHorizontal ? side * 5 * line : 0),
    (y1 + y2) / 2 + (isTextBelow ? 15 : isHorizontal ? 7 : 0) * line,
  ];
  const anchor = !isHorizontal ? 'middle' : side < 0 ? 'end' : 'start';
  const rotation =
    isUpright && !isHorizontal
      ? ` transform="rotate(-90 ${format(textX)} ${format(textY)})"`
      : '';
  return `<g><title>${title}</title><path d="M${format(a1)} ${format(b1)}L${format(x1)} ${format(y1)}M${format(a2)} ${format(b2)}L${format(x2)} ${format(y2)}" stroke="#5d6a70" stroke-width="${format(0.5 * line)}" stroke-dasharray="${format(2 * line)}"/><path d="M${format(x1)} ${format(y1)}L${format(x2)} ${format(y2)}${tickPath(x1, y1)}${tickPath(x2, y2)}" fill="none" stroke="#a4472d" stroke-width="${format(line)}"/><text x="${format(textX)}" y="${format(textY - 3 * line)}"${rotation} font-family="serif" font-size="${format(12 * line)}" fill="#a4472d" text-anchor="${anchor}">${words}</text></g>`;
}

/** Returns the stacking order of a cut piece: conventional parts below known parts. */
const stackingOrder = ({ part, material }: Cut): number =>
  (part.grade === 'conventionnel' ? 0 : 2) + (material === 'ground' ? 1 : 0);

function cutPath({ part, material, loops }: Cut, line: number): string {
  // Rounds to decimetres on the drawing of a city, for a smaller file.
  const formatCoordinate =
    line > 1 ? (metres: number) => format(Math.round(metres * 10) / 10) : format;
  const path = loops
    .map(
      (loop) =>
        `M${loop.map(([a, b]) => `${formatCoordinate(a)} ${formatCoordinate(b)}`).join('L')}Z`,
    )
    .join('');
  const isConventional = part.grade === 'conventionnel';
  const fill = part.grade === 'discuté' ? 'url(#h)' : (FILLS[material] ?? '#e6d7b4');
  const dashes = isConventional
    ? ` stroke-dasharray="${format(line)} ${format(2.4 * line)}"`
    : '';
  return `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${format((isConventional ? 1 : 0.8) * line)}" stroke-linejoin="round"${dashes}><title>${part.label}, ${part.grade}</title></path>`;
}

/** Draws a scale bar of one, two or five times a power of ten metres, about a quarter of the drawing. */
function scaleBar(x: number, y: number, width: number, line: number): string {
  const power = 10 ** Math.floor(Math.log10(width / 4));
  const length = ([5, 2, 1].find((step) => step * power <= width / 4) ?? 1) * power;
  const tickHeight = 5 * line;
  return `<g font-family="serif" font-size="${format(13 * line)}" fill="${INK}" text-anchor="middle"><path d="M${format(x)} ${format(y - tickHeight)}v${format(tickHeight)}h${format(length)}v${format(-tickHeight)}M${format(x + length / 2)} ${format(y)}v${format(-tickHeight)}" fill="none" stroke="${INK}" stroke-width="${format(1.4 * line)}"/><text x="${format(x)}" y="${format(y - 2 * tickHeight)}">0</text><text x="${format(x + length)}" y="${format(y - 2 * tickHeight)}">${format(length)} m</text></g>`;
}

/** Draws a north arrow on a plan whose lower side is the front of the building. */
function northArrow(x: number, y: number, facade: number, line: number): string {
  const size = 16 * line;
  return `<g transform="translate(${format(x)} ${format(y)}) rotate(${(540 - facade) % 360})" fill="${INK}"><path d="M0 ${format(-size)}L${format(size / 4)} 0H${format(-size / 4)}Z"/><path d="M0 ${format(size)}L${format(size / 4)} 0H${format(-size / 4)}Z" fill="none" stroke="${INK}" stroke-width="${format(line)}"/><text y="${format(-1.2 * size)}" font-family="serif" font-size="${format(14 * line)}" text-anchor="middle">N</text></g>`;
}
