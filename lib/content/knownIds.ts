/** Ids that one file of `content/` may name because another gives them. */
export type KnownIds = Pick<ReadonlySet<string>, 'has'>;

/** Stands for the ids of files that are wrong: as long as they are, nothing can be said against any id. */
export const ANY_ID: KnownIds = { has: () => true };

/** Says that an id is given by nothing; says nothing of one that is known or absent. */
export const unknownId = (
  at: string,
  id: string | undefined,
  known: KnownIds,
  expected: string,
): readonly string[] =>
  id === undefined || known.has(id) ? [] : [`${at} : ${expected}, il n’y a pas de « ${id} »`];

/** Reports each repeated id with the place of its first use. */
export function repeatedIds(
  entries: readonly { readonly at: string; readonly id: string }[],
): readonly string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ at, id }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, at);
    return other === undefined
      ? []
      : [`${at} : un identifiant à lui est attendu, ${other} a déjà « ${id} »`];
  });
}
