import { loadavg } from 'node:os';

/** Formats a number in French with a number of decimals; a dash for NaN. */
export const decimal = (value: number, digits = 1): string =>
  Number.isNaN(value) ? '–' : value.toFixed(digits).replace('.', ',');

/** Formats a number without decimals; a dash for NaN. */
export const wholeNumber = (value: number): string => decimal(value, 0);

export const machineLoad = (): string => decimal(loadavg()[0] ?? 0);

/** Creates a formatter of table lines, with column widths in characters. */
export const columns =
  (firstWidth: number, otherWidth: number) =>
  (rowHead: string, cells: readonly string[]): string =>
    [rowHead.padEnd(firstWidth), ...cells.map((text) => text.padStart(otherWidth))].join('');

export const markdownRow = (cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`;

/** Formats the two head lines of a Markdown table. */
export const markdownHead = (cells: readonly string[]): string =>
  `|${cells.map((cell) => ` ${cell} |`).join('')}\n|${'---|'.repeat(cells.length)}`;
