import { median } from '@/tests/bench/map/statistics';

/** What one pass of a contestant gave; null for what it could not do, or not in time. */
export interface Row {
  readonly label: string;
  readonly count: number;
  readonly opened: number | null;
  readonly pan: number | null;
  readonly zoom: number | null;
  readonly pinch: number | null;
  readonly drift: number | null;
  readonly overlaps: number | null;
}

/** The medians of several passes, as a row of the printed table. */
export function line(all: readonly Row[]): string {
  const [first] = all;
  if (!first) return '';
  const of = (read: (row: Row) => number | null, digits: number): string => {
    const known = all.map(read).filter((value) => value !== null);
    return known.length === 0 ? '–' : median(known).toFixed(digits).replace('.', ',');
  };
  return `| ${first.label} | ${first.count} | ${of(({ opened }) => opened, 0)} | ${of(({ pan }) => pan, 1)} | ${of(({ zoom }) => zoom, 1)} | ${of(({ pinch }) => pinch, 1)} | ${of(({ drift }) => drift, 1)} | ${of(({ overlaps }) => overlaps, 0)} |`;
}
