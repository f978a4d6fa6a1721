/** Ids defined in one file of `content/` and used in other files. */
export type KnownIds = Pick<ReadonlySet<string>, 'has'>;

/** Stands for the ids of an invalid file: any id is accepted. */
export const ANY_ID: KnownIds = { has: () => true };

/** Reports an unknown id; an empty list for a known or absent id. */
export const unknownIdProblems = (
  location: string,
  id: string | undefined,
  knownIds: KnownIds,
  expected: string,
): readonly string[] =>
  id === undefined || knownIds.has(id)
    ? []
    : [`${location} : ${expected}, il n’y a pas de « ${id} »`];

/** Reports each repeated id with the place of its first use. */
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
