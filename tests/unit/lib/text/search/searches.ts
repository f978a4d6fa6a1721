import { searchEpisodes } from '@/lib/episodes/search/search';
import { buildSearchIndex } from '@/lib/episodes/search/searchIndex';
import { createSpellings } from '@/lib/episodes/search/spellings';
import { termsOf } from '@/lib/episodes/search/terms';
import { searchPeople } from '@/lib/genealogy/view/search';
import { filterPlaces } from '@/lib/map/places/filter';
import { filterEntries } from '@/lib/timeline/filter';
import { EVERY_TOOL, filterTools } from '@/lib/tools/filter';

/** Fields that every search reads. */
export interface Item {
  readonly name: string;
  readonly description: string;
}

/** Function that returns the names of the items that match a query, in order. */
type Search = (items: readonly Item[], query: string) => readonly string[];

const namesOf = (matches: readonly { readonly name: string }[]) =>
  matches.map(({ name }) => name);

const searchMap: Search = (items, query) =>
  namesOf(
    filterPlaces(
      items.map((item, index) => ({
        ...item,
        id: String(index),
        type: 'city',
        year: 622,
        period: 'contexte',
        coordinates: [0, 0],
      })),
      { search: query, period: null, type: 'all' },
    ),
  );

const searchTree: Search = (items, query) =>
  namesOf(
    searchPeople(
      items.map(({ name, description }, index) => ({
        id: String(index),
        name,
        role: description,
      })),
      query,
    ),
  );

const searchTimeline: Search = (items, query) =>
  filterEntries(
    items.map(({ name, description }, index) => ({
      id: String(index),
      title: name,
      when: description,
      lane: 'islam',
      grade: 'établi' as const,
      importance: 1 as const,
    })),
    { search: query, hidden: [], grade: null, importance: 1 },
  ).map(({ title }) => title);

const searchTools: Search = (items, query) =>
  filterTools(
    items.map(({ name, description }) => ({ title: name, description, category: '' })),
    { ...EVERY_TOOL, search: query },
  ).map(({ title }) => title);

const searchList: Search = (items, query) => {
  const terms = termsOf(query);
  if (terms.length === 0) return namesOf(items);
  const searchable = items.map(({ name, description }) => ({
    title: name,
    description,
    sentences: [],
  }));
  const index = buildSearchIndex(searchable, createSpellings([], []));
  const matches = searchEpisodes(index, terms);
  return namesOf(items.filter((_, index) => matches.has(index)));
};

/** Every search of the site, adapted to one input. */
export const SEARCHES = [
  ['the map', searchMap],
  ['the tree', searchTree],
  ['the timeline', searchTimeline],
  ['the tools', searchTools],
  ['the episodes', searchList],
] as const satisfies readonly (readonly [string, Search])[];
