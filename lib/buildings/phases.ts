/** Finds the phase of a year: the last phase that begins by then; null before the first. */
export const phaseAt = <P extends { readonly from: number }>(
  phases: readonly P[],
  year: number,
): P | null => phases.findLast(({ from }) => from <= year) ?? null;
