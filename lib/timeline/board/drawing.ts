import { showWhole, xOf } from '@/lib/timeline/axis/view';
import { DENSITY_LEVELS } from '@/lib/timeline/board/density';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { DAYS } from '@/lib/timeline/bounds';

/** Pixels for which the server's drawing is reckoned; it is as wide as there is room. */
export const DRAWN_WIDTH = 1200;

const WHOLE = showWhole(DRAWN_WIDTH);

/** Where a day is in the drawing, in pixels of its reckoned width. */
export const drawnX = (day: number): number => Math.round(xOf(WHOLE, day) * 100) / 100;

/** Where a day is in the drawing, as a percentage of its width: '24.5%'. */
export const percent = (day: number): string => percentOfWidth(drawnX(day));

/** A distance of the reckoned width as a percentage of it. */
export const percentOfWidth = (x: number): string => percentOf(x, DRAWN_WIDTH);

/** A part as a percentage of a whole, to its thousandth. */
export const percentOf = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 100_000) / 1000}%`;

/** Widths of the drawing, in rem, from which more entries have room; drawing/bands.module.css has the same. */
const BANDS = [40, 56, 66, 76, 90, 110] as const;

/**
 * From which of the widths on an entry is drawn with its name when the whole is in sight: the width's rank, or null when
 * it never is.
 */
export function bandOf({ minScale }: Pick<BoardEntry, 'minScale'>): number | null {
  const needed = minScale * LABEL_REM * DAYS;
  const band = BANDS.findIndex((width) => width >= needed);
  return band === -1 ? null : band;
}

/**
 * The outline of a density, closed at its foot, in steps and levels from the top left: `d` of an SVG path. It passes
 * halfway between two steps, and bends at each.
 */
export function densityPath(density: string): string {
  const heights = [...density].map((digit) => DENSITY_LEVELS - Number(digit));
  const bends = heights.map(
    (height, step) =>
      `Q${step} ${height} ${step + 0.5} ${(height + (heights[step + 1] ?? height)) / 2}`,
  );
  return `M0 ${DENSITY_LEVELS}V${heights[0] ?? 0}${bends.join('')}V${DENSITY_LEVELS}z`;
}
