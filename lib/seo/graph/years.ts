/**
 * Formats a year as ISO 8601 does, with at least four digits: 622 is '0622'.
 * @param year of the common era
 */
export const isoYear = (year: number): string => String(year).padStart(4, '0');

/** Formats a range of years as an ISO 8601 interval, for schema.org's `temporalCoverage`. */
export const isoYears = ({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): string => (from === to ? isoYear(from) : `${isoYear(from)}/${isoYear(to)}`);
