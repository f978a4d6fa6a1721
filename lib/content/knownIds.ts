/** Ids defined in one file of `content/` and used in other files. */
export type KnownIds = Pick<ReadonlySet<string>, 'has'>;

/** Stands for the ids of an invalid file: any id is accepted. */
export const ANY_ID: KnownIds = { has: () => true };

/**
 * Lists the problem of an id that is not known, as one French sentence; empty for a known or absent id.
 * @param location file and field of the id
 * @param expected a clause: « une période est attendue »
 */
export const unknownIdProblems = (
  location: string,
  id: string | undefined,
  knownIds: KnownIds,
  expected: string,
): readonly string[] =>
  id === undefined || knownIds.has(id)
    ? []
    : [`${location} : ${expected}, il n’y a pas de « ${id} »`];

/** Lists a problem for each repeated id, as a French sentence with the location of the id's first use. */
export function repeatedIdProblems(
  entries: readonly { readonly at: string; readonly id: string }[],
): readonly string[] {
  const firstLocations = new Map<string, string>();
  return entries.flatMap(({ at: location, id }) => {
    const firstLocation = firstLocations.get(id);
    if (firstLocation === undefined) firstLocations.set(id, location);
    return firstLocation === undefined
      ? []
      : [`${location} : un identifiant à lui est attendu, ${firstLocation} a déjà « ${id} »`];
  });
}
