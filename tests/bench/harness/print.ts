import { loadavg } from 'node:os';

/** Writes a number in French, with so many digits; a dash for none. */
export const decimal = (value: number, digits = 1): string =>
  Number.isNaN(value) ? '–' : value.toFixed(digits).replace('.', ',');

/** Writes a number without its digits; a dash for none. */
export const whole = (value: number): string => decimal(value, 0);

/** How busy the machine is: the load of the last minute. */
export const machineLoad = (): string => decimal(loadavg()[0] ?? 0);

/** One line of a table in columns of these widths, in characters. */
export const columns =
  (first: number, others: number) =>
  (head: string, cells: readonly string[]): string =>
    [head.padEnd(first), ...cells.map((text) => text.padStart(others))].join('');

/** One line of a table in Markdown. */
export const markdownRow = (cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`;

/** The two first lines of a table in Markdown. */
export const markdownHead = (cells: readonly string[]): string =>
  `|${cells.map((cell) => ` ${cell} |`).join('')}\n|${'---|'.repeat(cells.length)}`;
