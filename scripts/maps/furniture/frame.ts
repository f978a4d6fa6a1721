/** The double frame, with degrees of longitude and latitude on its four sides. */
import { textAlong, textAt } from '../lettering';
import type { Lettering } from '../lettering';
import { INK } from '../ink';
import type { Layout } from '../layout';
import type { Sheet } from '../sheet';
import { pathOf } from '@/scripts/maps/geography/curve';

/** Width of the frame, in pixels at zoom 1. */
export const FRAME = 24;

const FIGURE_LETTERING: Lettering = { face: '600-normal', size: 12, tracking: 0.02 };

type Graduation = Layout['graduation'];

const multiplesBetween = (from: number, to: number, step: number): number[] => {
  const firstMultiple = Math.ceil(from / step - 1e-9);
  const lastMultiple = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(lastMultiple - firstMultiple + 1, 0) }, (_, index) =>
    Number(((firstMultiple + index) * step).toFixed(4)),
  );
};

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function border(width: number, height: number, inset: number): string {
  return rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
}

/** A side of the image, with the degrees at a distance from its start in pixels. */
type Side = {
  readonly length: number;
  /** Longitude or latitude at a distance, in degrees. */
  readonly degreesAt: (distance: number) => number;
  /** Draws the rectangle of the band between two distances. */
  readonly bandRectangle: (from: number, to: number) => string;
  /** Draws a number of degrees, centred at a distance. */
  readonly drawFigure: (text: string, distance: number) => string;
  /** Letters of the two hemispheres. */
  readonly letters: readonly [positive: string, negative: string];
};

const [BAND_INSET, BAND_WIDTH] = [FRAME - 6.5, 4];
const FIGURE_MIDDLE = BAND_INSET / 2;
const BASELINE_SHIFT = FIGURE_LETTERING.size * 0.31;

function sidesOf({ extent, projection }: Sheet): readonly Side[] {
  const { width, height } = extent;
  const horizontalSide = (y: number, band: number, baseline: number): Side => ({
    length: width,
    degreesAt: (x) => projection.invert(x, y).longitude,
    bandRectangle: (from, to) => rectangle(from, band, to - from, BAND_WIDTH),
    drawFigure: (text, x) => textAt(text, FIGURE_LETTERING, x, baseline),
    letters: ['E', 'O'],
  });
  const verticalSide = (x: number, band: number, middle: number, turn: 1 | -1): Side => ({
    length: height,
    degreesAt: (y) => projection.invert(x, y).latitude,
    bandRectangle: (from, to) => rectangle(band, from, BAND_WIDTH, to - from),
    drawFigure: (text, y) =>
      textAlong(text, FIGURE_LETTERING, [
        { x: middle - turn * BASELINE_SHIFT, y: y - turn * 40 },
        { x: middle - turn * BASELINE_SHIFT, y: y + turn * 40 },
      ]),
    letters: ['N', 'S'],
  });
  return [
    horizontalSide(0, BAND_INSET, FIGURE_MIDDLE + BASELINE_SHIFT),
    horizontalSide(
      height,
      height - BAND_INSET - BAND_WIDTH,
      height - FIGURE_MIDDLE + BASELINE_SHIFT,
    ),
    verticalSide(0, BAND_INSET, FIGURE_MIDDLE, -1),
    verticalSide(width, width - BAND_INSET - BAND_WIDTH, width - FIGURE_MIDDLE, 1),
  ];
}

/**
 * Finds where a meridian or a parallel crosses a side, in pixels from the side's start, by bisection; the nearest end
 * without a crossing.
 */
function findCrossing({ length, degreesAt }: Side, degrees: number): number {
  const isRising = degreesAt(0) < degreesAt(length);
  let [from, to] = [0, length];
  for (let step = 0; step < 48; step += 1) {
    const middle = (from + to) / 2;
    if (degreesAt(middle) < degrees === isRising) from = middle;
    else to = middle;
  }
  return from;
}

/** Lists the multiples of a step on a side, and the multiple before the side's start. */
function marksOf({ length, degreesAt }: Side, step: number): readonly number[] {
  const ends = [degreesAt(0), degreesAt(length)];
  return multiplesBetween(Math.min(...ends) - step, Math.max(...ends), step);
}

/** Builds the path of every second rectangle of the band. */
function chequersPath(side: Side, step: number): string {
  const clampedCrossing = (degrees: number): number =>
    Math.min(Math.max(findCrossing(side, degrees), BAND_INSET), side.length - BAND_INSET);
  return marksOf(side, step)
    .filter((degrees) => Math.round(degrees / step) % 2 === 0)
    .map((degrees) => {
      const ends = [clampedCrossing(degrees), clampedCrossing(degrees + step)];
      return side.bandRectangle(Math.min(...ends), Math.max(...ends));
    })
    .join('');
}

const formatDegrees = (degrees: number): string => `${Math.round(degrees)}°`;
const formatMinutes = (degrees: number): string => {
  const count = Math.round(degrees * 60);
  return `${Math.floor(count / 60)}° ${String(count % 60).padStart(2, '0')}′`;
};

function figuresPath(side: Side, { labelled, minutes: hasMinutes }: Graduation): string {
  const [positive, negative] = side.letters;
  return marksOf(side, labelled)
    .map((degrees) => {
      const position = findCrossing(side, degrees);
      if (position <= 40 || position >= side.length - 40) return '';
      const angleText = (hasMinutes ? formatMinutes : formatDegrees)(Math.abs(degrees));
      return side.drawFigure(
        degrees === 0 ? angleText : `${angleText} ${degrees < 0 ? negative : positive}`,
        position,
      );
    })
    .join('');
}

/** Draws meridians and parallels as fine lines, `step` degrees apart. */
export function graticuleDrawing({ extent, projection }: Sheet, step: number): string {
  const { width, height } = extent;
  const corners = [0, 0.25, 0.5, 0.75, 1].flatMap((ratio) =>
    [0, 1].flatMap((end) => [
      projection.invert(width * ratio, height * end),
      projection.invert(width * end, height * ratio),
    ]),
  );
  const [longitudes, latitudes] = [
    corners.map(({ longitude }) => longitude),
    corners.map(({ latitude }) => latitude),
  ];
  const range = (values: readonly number[]) =>
    [Math.min(...values) - step, Math.max(...values) + step] as const;
  const [[west, east], [south, north]] = [range(longitudes), range(latitudes)];
  const meridians = multiplesBetween(west, east, step).map((longitude) =>
    pathOf([projection.project(longitude, south), projection.project(longitude, north)]),
  );
  const parallels = multiplesBetween(south, north, step).map((latitude) =>
    pathOf(
      multiplesBetween(west, east, 1).map((longitude) =>
        projection.project(longitude, latitude),
      ),
    ),
  );
  return `<path d="${[...meridians, ...parallels].join('')}" fill="none" stroke="${INK.paper}" stroke-width="0.8" stroke-opacity="0.42"/>`;
}

/** Draws the double frame around the image, with its band and its numbers of degrees. */
export function frameDrawing(sheet: Sheet, graduation: Graduation): string {
  const { width, height } = sheet.extent;
  const sides = sidesOf(sheet);
  const band = border(width, height, 0) + border(width, height, FRAME);
  const lines = [2.5, FRAME - 6.5, FRAME - 2.5].map((inset) => border(width, height, inset));
  return [
    `<path d="${band}" fill="${INK.paper}" fill-rule="evenodd"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${INK.frame}" stroke-width="0.7"/>`,
    `<path d="${border(width, height, FRAME)}" fill="none" stroke="${INK.frame}" stroke-width="1.5"/>`,
    `<path d="${sides.map((side) => chequersPath(side, graduation.step)).join('')}" fill="${INK.frame}"/>`,
    `<path d="${sides.map((side) => figuresPath(side, graduation)).join('')}" fill="${INK.frame}"/>`,
  ].join('');
}
