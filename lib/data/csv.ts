/** Quotes a value that holds a separator, a quote or a line end (RFC 4180, 2.6 and 2.7). */
const quoteCell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Writes a table as CSV (RFC 4180), column names first. */
export const toCsv = (
  columnNames: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [columnNames, ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
