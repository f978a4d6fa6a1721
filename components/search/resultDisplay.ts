import type { ReadySearch } from '@/components/search/searchIndex';
import { GROUP_NAMES, type SearchGroup } from '@/lib/search/siteIndex';
import type { SearchItem } from '@/lib/search/searchItems';
import { nearestNames } from '@/lib/search/spellings';

/** A group of results on display. */
export interface DisplayedGroup {
  readonly id: SearchGroup | 'nearest';
  readonly name: string;
  /** Rank of the group's first item among all on display. */
  readonly first: number;
  readonly items: readonly SearchItem[];
  /** Number of the group's results, on display or not. */
  readonly count: number;
}

/** Display of a search. */
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
 * Number of a group's results on display beside other groups, and alone or on the search page. A slow telephone creates
 * some seven results within 50 ms of a key: one and two letters show one result of each kind, three two, more letters
 * three.
 */
const [COUNT_BESIDE, COUNT_ALONE] = [3, 40];
/** Number of suggested names when nothing is found. */
const NEAREST = 4;

const NO_RESULTS: Omit<ResultDisplay, 'status'> = {
  kinds: [],
  groups: [],
  items: [],
  count: 0,
  sought: [],
};

/** Selects the results on display: some of each kind, or more of one alone. */
export function displayOf(
  ready: ReadySearch | null,
  typed: string,
  { isWhole, only }: { readonly isWhole: boolean; readonly only: DisplayedGroup['id'] | null },
): ResultDisplay {
  if (typed.trim() === '') return { ...NO_RESULTS, status: '' };
  if (ready === null) return { ...NO_RESULTS, status: 'La recherche se prépare…' };
  const { groups, count, sought } = ready.answer(typed);
  if (count === 0) return nothingFound(ready, typed);
  const kinds = groups.map(({ group, items }) => ({
    id: group,
    name: GROUP_NAMES[group],
    count: items.length,
  }));
  const letters = typed.trim().length;
  const isAlone = kinds.some(({ id }) => id === only);
  const limit =
    isWhole || isAlone ? COUNT_ALONE : Math.max(1, Math.min(COUNT_BESIDE, letters - 1));
  let first = 0;
  const shown = groups.flatMap(({ group: id, items }): readonly DisplayedGroup[] => {
    if (isAlone && id !== only) return [];
    const displayed = items.slice(0, limit);
    const groupStart = first;
    first += displayed.length;
    return [
      { id, name: GROUP_NAMES[id], first: groupStart, items: displayed, count: items.length },
    ];
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

function nothingFound(ready: ReadySearch, typed: string): ResultDisplay {
  if (!ready.isWhole) return { ...NO_RESULTS, status: 'La recherche se prépare…' };
  const names = ready.items.filter(({ heard }) => heard === null);
  const items = nearestNames(names, typed, NEAREST);
  if (items.length === 0) return { ...NO_RESULTS, status: 'Rien ne répond à ces mots.' };
  const count = items.length;
  const group = { id: 'nearest', name: 'Vouliez-vous dire…', first: 0, items, count } as const;
  return { ...NO_RESULTS, groups: [group], items, status: 'Rien ne répond à ces mots.' };
}
