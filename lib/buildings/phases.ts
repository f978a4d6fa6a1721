/** Returns the phase that holds a year, or the last one before it; null before the first. */
export const phaseAt = <P extends { readonly from: number }>(
  phases: readonly P[],
  year: number,
): P | null => phases.findLast(({ from }) => from <= year) ?? null;
