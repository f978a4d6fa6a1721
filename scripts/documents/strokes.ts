/**
 * Parser of letters' strokes: points «x,y» separated by spaces, strokes by «|»; «o» is a ring with centre and radius.
 */
import { decimal } from './strokeKit';

/** Transform from the letter's grid to the sheet. */
export interface Grid {
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  /** Pixels per unit. */
  readonly unit: number;
}

const parseNumbers = (text: string): readonly number[] => text.split(',').map(Number);

/** Builds the SVG path of a letter's strokes. */
export const strokesPath = (strokes: string, grid: Grid): string =>
  strokes
    .split('|')
    .map((stroke) =>
      stroke.startsWith('o') ? ringPath(stroke.slice(1), grid) : linePath(stroke, grid),
    )
    .join('');

function ringPath(text: string, { x, y, unit }: Grid): string {
  const [cx = 0, cy = 0, radius = 0] = parseNumbers(text);
  const r = radius * unit;
  const arc = (dx: number): string => `a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(dx)} 0`;
  return `M${decimal(x(cx) - r)} ${decimal(y(cy))}${arc(2 * r)}${arc(-2 * r)}`;
}

const linePath = (text: string, { x, y }: Grid): string =>
  text
    .split(' ')
    .map((point, index) => {
      const [px = 0, py = 0] = parseNumbers(point);
      return `${index === 0 ? 'M' : 'L'}${decimal(x(px))} ${decimal(y(py))}`;
    })
    .join('');
