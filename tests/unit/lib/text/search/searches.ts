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

/** Returns the names of the matches, in order. */
type Search = (things: readonly Item[], typed: string) => readonly string[];

const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

const searchMap: Search = (things, typed) =>
  namesOf(
    filterPlaces(
      things.map((thing, index) => ({
        ...thing,
        id: String(index),
        type: 'city',
        year: 622,
        period: 'contexte',
        coordinates: [0, 0],
      })),
      { search: typed, period: null, type: 'all' },
    ),
  );

const searchTree: Search = (things, typed) =>
  namesOf(
    searchPeople(
      things.map(({ name, description }, index) => ({
        id: String(index),
        name,
        role: description,
      })),
      typed,
    ),
  );

const searchTimeline: Search = (things, typed) =>
  filterEntries(
    things.map(({ name, description }, index) => ({
      id: String(index),
      title: name,
      when: description,
      lane: 'islam',
      grade: 'établi' as const,
      importance: 1 as const,
    })),
    { search: typed, hidden: [], grade: null, importance: 1 },
  ).map(({ title }) => title);

const searchTools: Search = (things, typed) =>
  filterTools(
    things.map(({ name, description }) => ({ title: name, description, category: '' })),
    { ...EVERY_TOOL, search: typed },
  ).map(({ title }) => title);

const searchList: Search = (things, typed) => {
  const terms = termsOf(typed);
  if (terms.length === 0) return namesOf(things);
  const searchable = things.map(({ name, description }) => ({
    title: name,
    description,
    sentences: [],
  }));
  const index = buildSearchIndex(searchable, createSpellings([], []));
  const found = searchEpisodes(index, terms);
  return namesOf(things.filter((_, index) => found.has(index)));
};

/** Every search of the site, adapted to one input. */
export const SEARCHES = [
  ['the map', searchMap],
  ['the tree', searchTree],
  ['the timeline', searchTimeline],
  ['the tools', searchTools],
  ['the episodes', searchList],
] as const satisfies readonly (readonly [string, Search])[];
