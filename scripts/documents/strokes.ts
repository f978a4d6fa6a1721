/**
 * Parser of letters' strokes: points «x,y» separated by spaces, strokes by «|»; «o» is a ring with centre and radius.
 */
import { n } from './strokeKit';

/** Transform from the letter's grid to the sheet. */
export interface Grid {
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  /** Pixels per unit. */
  readonly unit: number;
}

const numbers = (text: string): readonly number[] => text.split(',').map(Number);

/** Builds the SVG path of a letter's strokes. */
export const strokesPath = (strokes: string, grid: Grid): string =>
  strokes
    .split('|')
    .map((part) => (part.startsWith('o') ? ring(part.slice(1), grid) : line(part, grid)))
    .join('');

function ring(text: string, { x, y, unit }: Grid): string {
  const [cx = 0, cy = 0, radius = 0] = numbers(text);
  const r = radius * unit;
  const arc = (across: number): string => `a${n(r)} ${n(r)} 0 1 0 ${n(across)} 0`;
  return `M${n(x(cx) - r)} ${n(y(cy))}${arc(2 * r)}${arc(-2 * r)}`;
}

const line = (text: string, { x, y }: Grid): string =>
  text
    .split(' ')
    .map((point, index) => {
      const [px = 0, py = 0] = numbers(point);
      return `${index === 0 ? 'M' : 'L'}${n(x(px))} ${n(y(py))}`;
    })
    .join('');
