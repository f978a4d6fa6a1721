import { outlineOf, shapeLine } from '@/lib/share/lettering';
import { fontOf } from '@/scripts/drawing/fonts';

/** A line of text in the display typeface, in units of the drawing. */
export interface Line {
  readonly text: string;
  /** Units per em. */
  readonly size: number;
  /** Start, centre or end of the baseline, by `anchor`. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 500 | 600 | 700;
  /** Letter spacing, in ems. */
  readonly tracking?: number;
}

const setText = ({
  text,
  weight = 600,
  tracking = 0,
}: Pick<Line, 'text' | 'weight' | 'tracking'>) =>
  shapeLine(fontOf(`${weight}-normal`), text, tracking);

/** Measures the width of a line, in the units of its size. */
export const lineWidth = (line: Omit<Line, 'x' | 'y' | 'anchor'>): number =>
  setText(line).width * line.size;

/** Builds the `d` attribute that draws a line of text. */
export function linePathOf({ x, y, anchor = 'middle', ...line }: Line): string {
  const ratio = { start: 0, middle: 0.5, end: 1 }[anchor];
  return outlineOf(setText(line), line.size, x - lineWidth(line) * ratio, y);
}
