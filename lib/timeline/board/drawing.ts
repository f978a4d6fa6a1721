import { wholeViewport, xOf } from '@/lib/timeline/axis/view';
import { DENSITY_LEVELS } from '@/lib/timeline/board/density';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { DAYS } from '@/lib/timeline/bounds';

/** Nominal width of the server's drawing, which is stretched to the available width, in pixels. */
export const DRAWN_WIDTH = 1200;

const WHOLE_VIEWPORT = wholeViewport(DRAWN_WIDTH);

/** Converts a day to pixels of the drawing's nominal width. */
export const drawnX = (day: number): number => Math.round(xOf(WHOLE_VIEWPORT, day) * 100) / 100;

/** Converts a day to a percentage of the drawing's width: '24.5%'. */
export const percent = (day: number): string => percentOfWidth(drawnX(day));

/** Converts a distance of the nominal width to a percentage. */
export const percentOfWidth = (x: number): string => percentOf(x, DRAWN_WIDTH);

/** Formats a part of a whole as a percentage with three decimals. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 100_000) / 1000}%`;

/** Breakpoints of the drawing's width, in rem, from which more labels fit; drawing/bands.module.css repeats them. */
const BANDS = [40, 56, 66, 76, 90, 110] as const;

/** Finds the first breakpoint at which an entry's label fits in the whole view; null for none. */
export function bandOf({ minScale }: Pick<BoardEntry, 'minScale'>): number | null {
  const neededWidth = minScale * LABEL_REM * DAYS;
  const band = BANDS.findIndex((width) => width >= neededWidth);
  return band === -1 ? null : band;
}

/**
 * Draws the outline of a density as closed SVG path data, in steps and levels from the top left. The curve passes
 * through the midpoints between steps, with the values as control points.
 */
export function densityPath(density: string): string {
  const heights = [...density].map((digit) => DENSITY_LEVELS - Number(digit));
  const bends = heights.map(
    (height, step) =>
      `Q${step} ${height} ${step + 0.5} ${(height + (heights[step + 1] ?? height)) / 2}`,
  );
  return `M0 ${DENSITY_LEVELS}V${heights[0] ?? 0}${bends.join('')}V${DENSITY_LEVELS}z`;
}
