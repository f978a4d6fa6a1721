/** Ids defined in one file of `content/` and used in others. */
export type KnownIds = Pick<ReadonlySet<string>, 'has'>;

/** Stands for the ids of an invalid file: any id is accepted. */
export const ANY_ID: KnownIds = { has: () => true };

/** Reports an unknown id; nothing for a known or absent one. */
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
