import { showWhole, xOf } from '@/lib/timeline/axis/view';
import { DENSITY_LEVELS } from '@/lib/timeline/board/density';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { DAYS } from '@/lib/timeline/bounds';

/** Pixels for which the server's drawing is reckoned; it is as wide as there is room. */
export const DRAWN_WIDTH = 1200;

const WHOLE = showWhole(DRAWN_WIDTH);

/** Converts a day to pixels of the drawing's nominal width. */
export const drawnX = (day: number): number => Math.round(xOf(WHOLE, day) * 100) / 100;

/** Converts a day to a percentage of the drawing's width: '24.5%'. */
export const percent = (day: number): string => percentOfWidth(drawnX(day));

/** Converts a distance of the nominal width to a percentage. */
export const percentOfWidth = (x: number): string => percentOf(x, DRAWN_WIDTH);

/** Formats a part of a whole as a percentage, to its thousandth. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 100_000) / 1000}%`;

/** Widths of the drawing, in rem, from which more entries have room; drawing/bands.module.css has the same. */
const BANDS = [40, 56, 66, 76, 90, 110] as const;

/**
 * Finds the first of the widths at which an entry is drawn with its name when the whole is in view; null when it
 * never is.
 */
export function bandOf({ minScale }: Pick<BoardEntry, 'minScale'>): number | null {
  const needed = minScale * LABEL_REM * DAYS;
  const band = BANDS.findIndex((width) => width >= needed);
  return band === -1 ? null : band;
}

/**
 * Draws the outline of a density, closed at its foot, in steps and levels from the top left, as SVG path data. It
 * passes halfway between two steps, and bends at each.
 */
export function densityPath(density: string): string {
  const heights = [...density].map((digit) => DENSITY_LEVELS - Number(digit));
  const bends = heights.map(
    (height, step) =>
      `Q${step} ${height} ${step + 0.5} ${(height + (heights[step + 1] ?? height)) / 2}`,
  );
  return `M0 ${DENSITY_LEVELS}V${heights[0] ?? 0}${bends.join('')}V${DENSITY_LEVELS}z`;
}
