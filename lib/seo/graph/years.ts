/**
 * A year as ISO 8601 writes it, four digits at least: 622 is '0622'.
 * @param year of the common era
 */
export const isoYear = (year: number): string => String(year).padStart(4, '0');

/** The years from one to another as schema.org's `temporalCoverage` wants them (an ISO 8601 interval). */
export const isoYears = ({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): string => (from === to ? isoYear(from) : `${isoYear(from)}/${isoYear(to)}`);
