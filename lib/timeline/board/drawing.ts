import { showWhole, xOf } from '@/lib/timeline/axis/view';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { DAYS, FIRST_DAY } from '@/lib/timeline/bounds';

/** Pixels for which the server's drawing is reckoned; it is as wide as there is room. */
export const DRAWN_WIDTH = 1200;

const WHOLE = showWhole(DRAWN_WIDTH);

/** Where a day is in the drawing, in pixels of its reckoned width. */
export const drawnX = (day: number): number => Math.round(xOf(WHOLE, day) * 100) / 100;

/** Where a day is in the drawing, as a percentOfWidth of its width: '24.5%'. */
export const percent = (day: number): string => percentOfWidth(drawnX(day));

/** A distance of the reckoned width as a percentOfWidth of it. */
export const percentOfWidth = (x: number): string =>
  `${Math.round((x / DRAWN_WIDTH) * 100_000) / 1000}%`;

/** Widths of the drawing, in em of the page's text, from which more names have room. */
const BANDS = [40, 56, 72, 90] as const;

/**
 * From which of the widths on the name of an entry has room when the whole is in sight: 0 to 3, or null when it never
 * has.
 */
export function bandOf({ minScale }: Pick<BoardEntry, 'minScale'>): number | null {
  const needed = minScale * LABEL_REM * DAYS;
  const band = BANDS.findIndex((width) => width >= needed);
  return band === -1 ? null : band;
}

export const LAST_DRAWN_DAY = FIRST_DAY + DAYS;
