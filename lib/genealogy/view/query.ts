import { VIEWS, type View } from '@/lib/genealogy/view/circles';

/** The visitor's settings of the tree, as the address stores them. */
export interface TreeQuery {
  readonly personId: string | null;
  /** View of the tree; null for the default: the whole tree, or the household on a narrow stage. */
  readonly view: View | null;
  /** Ids of the people whose branches are folded, in alphabetical order. */
  readonly folded: readonly string[];
}

export const EMPTY_QUERY: TreeQuery = { personId: null, view: null, folded: [] };

/** Parses an address; unknown values are dropped. */
export function parseTreeQuery(
  search: string,
  ids: Pick<ReadonlySet<string>, 'has'>,
): TreeQuery {
  const fields = new URLSearchParams(search);
  const person = fields.get('personne') ?? '';
  const folded = (fields.get('replie') ?? '').split(' ').filter((id) => ids.has(id));
  const personId = ids.has(person) ? person : null;
  return {
    personId,
    view: VIEWS.find((view) => view === fields.get('vue')) ?? null,
    folded: [...new Set(folded)].toSorted(),
  };
}

/** Formats the query of the tree's address, without question mark; '' for the defaults. */
export function formatTreeQuery({ personId, view, folded }: TreeQuery): string {
  const fields = new URLSearchParams();
  if (personId !== null) fields.set('personne', personId);
  if (view !== null) fields.set('vue', view);
  if (folded.length > 0) fields.set('replie', folded.join(' '));
  return fields.toString();
}
