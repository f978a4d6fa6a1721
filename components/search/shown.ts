import type { ReadySearch } from '@/components/search/searchIndex';
import { GROUP_NAMES, type SearchGroup } from '@/lib/search/siteIndex';
import type { SearchItem } from '@/lib/search/siteSearch';
import { fromWord } from '@/lib/search/fromWord';
import { nearestNames } from '@/lib/search/spellings';

/** A group of results as it is shown. */
export interface ShownGroup {
  readonly id: SearchGroup | 'nearest';
  readonly name: string;
  /** The rank of its first item among all that are shown. */
  readonly first: number;
  readonly items: readonly SearchItem[];
  /** How many it has, shown or not. */
  readonly count: number;
}

/** What the search shows for what was typed. */
export interface Shown {
  /** The kinds of what was found, with how many of each: what can be chosen alone. */
  readonly kinds: readonly Pick<ShownGroup, 'id' | 'name' | 'count'>[];
  readonly groups: readonly ShownGroup[];
  /** All that is shown, in order. */
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** The words that are marked, folded. */
  readonly sought: readonly string[];
  /** What is said politely of it. */
  readonly status: string;
}

/** Shown of a group at most: beside others, and alone on the page of the search. */
const [FEW, MANY] = [4, 40];
/** Names that are offered where nothing is found. */
const NEAREST = 4;

const NOTHING: Omit<Shown, 'status'> = {
  kinds: [],
  groups: [],
  items: [],
  count: 0,
  sought: [],
};

/** Chooses what is shown for what was typed: some of each kind, or more of one alone. */
export function shownOf(
  ready: ReadySearch | null,
  typed: string,
  { isWhole, only }: { readonly isWhole: boolean; readonly only: ShownGroup['id'] | null },
): Shown {
  if (typed.trim() === '') return { ...NOTHING, status: '' };
  if (ready === null) return { ...NOTHING, status: 'La recherche se prépare…' };
  const { groups, count, sought } = ready.answer(typed);
  if (count === 0) return nothingFound(ready, typed);
  const kinds = groups.map(({ group, items }) => ({
    id: group,
    name: GROUP_NAMES[group],
    count: items.length,
  }));
  const isAlone = kinds.some(({ id }) => id === only);
  const most = isWhole || isAlone ? MANY : FEW;
  let first = 0;
  const shown = groups.flatMap(({ group: id, items }): readonly ShownGroup[] => {
    if (isAlone && id !== only) return [];
    const some = items.slice(0, most).map((item) => fromWord(item, sought));
    const begins = first;
    first += some.length;
    return [{ id, name: GROUP_NAMES[id], first: begins, items: some, count: items.length }];
  });
  return {
    kinds,
    groups: shown,
    items: shown.flatMap(({ items }) => items),
    count,
    sought,
    status: `${count} réponse${count > 1 ? 's' : ''}`,
  };
}

function nothingFound(ready: ReadySearch, typed: string): Shown {
  if (!ready.isWhole) return { ...NOTHING, status: 'La recherche se prépare…' };
  const things = ready.items.filter(({ heard }) => heard === null);
  const items = nearestNames(things, typed, NEAREST);
  if (items.length === 0) return { ...NOTHING, status: 'Rien ne répond à ces mots.' };
  const count = items.length;
  const group = { id: 'nearest', name: 'Vouliez-vous dire…', first: 0, items, count } as const;
  return { ...NOTHING, groups: [group], items, status: 'Rien ne répond à ces mots.' };
}
