/**
 * Returns a function from a year to the row whose people were born nearest to it, by the median of their years of birth;
 * the function returns null where no row has a year.
 * @param years known years of birth in each row
 */
export function rowByYear(
  years: readonly (readonly number[])[],
): (year: number) => number | null {
  const medians = years.flatMap((row, index) => {
    const median = row.toSorted((a, b) => a - b)[Math.floor(row.length / 2)];
    return median === undefined ? [] : [{ rank: index, median }];
  });
  return (year) =>
    medians.reduce<{ rank: number; median: number } | null>(
      (nearest, row) =>
        nearest && Math.abs(nearest.median - year) <= Math.abs(row.median - year)
          ? nearest
          : row,
      null,
    )?.rank ?? null;
}
