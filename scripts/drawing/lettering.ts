import { outlineOf, setLine } from '@/lib/share/lettering';
import { fontOf } from '@/scripts/drawing/fonts';

/** A line of text of the display face, in the units of its drawing. */
export interface Line {
  readonly text: string;
  /** Units an em. */
  readonly size: number;
  /** Where the baseline begins, is centred or ends. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 500 | 600 | 700;
  /** Added between letters, in ems. */
  readonly tracking?: number;
}

const set = ({
  text,
  weight = 600,
  tracking = 0,
}: Pick<Line, 'text' | 'weight' | 'tracking'>) =>
  setLine(fontOf(`${weight}-normal`), text, tracking);

/** The width of a line, in the unit of its size. */
export const lineWidth = (line: Omit<Line, 'x' | 'y' | 'anchor'>): number =>
  set(line).width * line.size;

/** The `d` attribute that draws a line of text. */
export function linePathOf({ x, y, anchor = 'middle', ...line }: Line): string {
  const ratio = { start: 0, middle: 0.5, end: 1 }[anchor];
  return outlineOf(set(line), line.size, x - lineWidth(line) * ratio, y);
}
