import type { ReadySearch } from '@/components/search/searchIndex';
import { GROUP_NAMES, type SearchGroup } from '@/lib/search/siteIndex';
import type { SearchItem } from '@/lib/search/searchItems';
import { nearestNames } from '@/lib/search/spellings';

/** A group of results on display. */
export interface DisplayedGroup {
  readonly id: SearchGroup | 'nearest';
  readonly name: string;
  /** Index of the group's first item among all items on display, from 0. */
  readonly first: number;
  readonly items: readonly SearchItem[];
  /** Number of the group's results, on display or not. */
  readonly count: number;
}

/** Results of a search as the page displays them. */
export interface ResultDisplay {
  /** Kinds of results with their numbers, each of which can be chosen alone. */
  readonly kinds: readonly Pick<DisplayedGroup, 'id' | 'name' | 'count'>[];
  readonly groups: readonly DisplayedGroup[];
  /** All items on display, in order. */
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** Folded words to mark. */
  readonly sought: readonly string[];
  /** Announcement for screen readers. */
  readonly status: string;
}

/**
 * Greatest number of a group's results beside other groups, and alone or on the search page. A slow telephone creates
 * some seven results within 50 ms of a key: one and two letters show one result of each kind, three letters two
 * results, more letters three.
 */
const [MAX_AMONG_GROUPS, MAX_ALONE] = [3, 40];
/** Number of suggested names when nothing is found. */
const MAX_SUGGESTIONS = 4;

const NO_RESULTS: Omit<ResultDisplay, 'status'> = {
  kinds: [],
  groups: [],
  items: [],
  count: 0,
  sought: [],
};

/** Selects the results on display: some of each kind, or more of a single kind. */
export function displayOf(
  search: ReadySearch | null,
  typed: string,
  {
    isWhole,
    only: onlyKind,
  }: { readonly isWhole: boolean; readonly only: DisplayedGroup['id'] | null },
): ResultDisplay {
  if (typed.trim() === '') return { ...NO_RESULTS, status: '' };
  if (search === null) return { ...NO_RESULTS, status: 'La recherche se prépare…' };
  const { groups, count, sought } = search.answer(typed);
  if (count === 0) return suggestionsFor(search, typed);
  const kinds = groups.map(({ group, items }) => ({
    id: group,
    name: GROUP_NAMES[group],
    count: items.length,
  }));
  const letterCount = typed.trim().length;
  const hasOnlyKind = kinds.some(({ id }) => id === onlyKind);
  const limit =
    isWhole || hasOnlyKind
      ? MAX_ALONE
      : Math.max(1, Math.min(MAX_AMONG_GROUPS, letterCount - 1));
  let displayedCount = 0;
  const displayedGroups = groups.flatMap(({ group: id, items }): readonly DisplayedGroup[] => {
    if (hasOnlyKind && id !== onlyKind) return [];
    const displayedItems = items.slice(0, limit);
    const firstIndex = displayedCount;
    displayedCount += displayedItems.length;
    const name = GROUP_NAMES[id];
    return [{ id, name, first: firstIndex, items: displayedItems, count: items.length }];
  });
  return {
    kinds,
    groups: displayedGroups,
    items: displayedGroups.flatMap(({ items }) => items),
    count,
    sought,
    status: `${count} réponse${count > 1 ? 's' : ''}`,
  };
}

/** Suggests the nearest names to a text without results, once the whole index is loaded. */
function suggestionsFor(search: ReadySearch, typed: string): ResultDisplay {
  if (!search.isWhole) return { ...NO_RESULTS, status: 'La recherche se prépare…' };
  const names = search.items.filter(({ clip }) => clip === null);
  const items = nearestNames(names, typed, MAX_SUGGESTIONS);
  if (items.length === 0) return { ...NO_RESULTS, status: 'Rien ne répond à ces mots.' };
  const count = items.length;
  const name = 'Vouliez-vous dire…';
  const group = { id: 'nearest', name, first: 0, items, count } as const;
  return { ...NO_RESULTS, groups: [group], items, status: 'Rien ne répond à ces mots.' };
}
