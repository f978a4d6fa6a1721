/** Quotes a value where it holds a separator, a quote or a line end (RFC 4180, 2.6 and 2.7). */
const cell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Writes a table as CSV (RFC 4180), its names first. */
export const toCsv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
