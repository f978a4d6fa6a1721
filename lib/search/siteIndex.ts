/**
 * The index of the site's search in two parts: names, loaded first, then spoken sentences. Both parts are built with
 * the site and decoded by hand, since a schema library would outweigh the search.
 */
import type { PagePath } from '@/lib/site/pages';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { fieldsOf, isListOf, isRecord, isText } from '@/lib/decode';

/** Kinds of results, in display order for equal scores. */
export const SEARCH_GROUPS = [
  'people',
  'places',
  'events',
  'documents',
  'episodes',
  'tools',
] as const;

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const GROUP_NAMES = {
  people: 'Personnes',
  places: 'Lieux',
  events: 'Événements',
  documents: 'Documents',
  episodes: 'Épisodes',
  tools: 'Outils',
} as const satisfies Record<SearchGroup, string>;

/** Page of the index: its title, details, and the end of its address. */
export type IndexedPage = readonly [title: string, detail: string, id: string];

/** Pages of one kind, under the keys of the served JSON; an address is `below`, a slash and the id. */
interface IndexedPages {
  /** Path that precedes the ids, without a slash at its end; empty at the root of the site. */
  readonly below: string;
  readonly rows: readonly IndexedPage[];
}

/** All pages, by kind; and other spellings of one-word names, the site's spelling first. */
export interface NamesIndex {
  readonly things: Readonly<Record<SearchGroup, IndexedPages>>;
  readonly spellings: readonly (readonly string[])[];
  /** The maps, with the years of their timelines, both included. */
  readonly maps: readonly MapRow[];
}

/** A map's id, which prefixes the ids of its places, with its title and its first and last years. */
type MapRow = readonly [map: string, title: string, from: number, to: number];

export interface HeardEpisode {
  readonly playable: PlayableEpisode;
  readonly sentences: readonly string[];
  /** Time of each sentence from the start of the previous one, or of the episode, in half seconds. */
  readonly gaps: readonly number[];
}

/**
 * The second part: the other names of the people and places of `NamesIndex`, in the same order, names in Arabic letters
 * first, and the sentences by episode.
 */
export interface SentencesIndex {
  readonly names: Readonly<Record<'people' | 'places', readonly (readonly string[])[]>>;
  readonly episodes: readonly HeardEpisode[];
}

/** Addresses of the two parts. */
export const NAMES_PATH = '/recherche/noms.json';
export const SENTENCES_PATH = '/recherche/phrases.json';

/** Decodes the first part of the index; null when invalid. */
export function decodeNames(value: unknown): NamesIndex | null {
  if (!isRecord(value)) return null;
  const { things, spellings, maps } = value;
  if (!isRecord(things) || !isTextRows(spellings) || !isListOf(maps, isMapRow)) return null;
  const { people, places, events, documents, episodes, tools } = things;
  return isIndexedPages(people) &&
    isIndexedPages(places) &&
    isIndexedPages(events) &&
    isIndexedPages(documents) &&
    isIndexedPages(episodes) &&
    isIndexedPages(tools)
    ? { things: { people, places, events, documents, episodes, tools }, spellings, maps }
    : null;
}

/** Decodes the second part of the index; null when invalid. */
export function decodeSentences(value: unknown): SentencesIndex | null {
  const { names, episodes } = fieldsOf(value);
  const { people, places } = fieldsOf(names);
  return isTextRows(people) && isTextRows(places) && isListOf(episodes, isHeardEpisode)
    ? { names: { people, places }, episodes }
    : null;
}

const isTextRows = (value: unknown): value is readonly (readonly string[])[] =>
  isListOf(value, (row): row is readonly string[] => isListOf(row, isText));

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isMapRow = (value: unknown): value is MapRow =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.slice(0, 2).every(isText) &&
  value.slice(2).every(isNumber);

const isIndexedPages = (value: unknown): value is IndexedPages =>
  isRecord(value) &&
  isText(value.below) &&
  isListOf(value.rows, (row): row is IndexedPage => isListOf(row, isText) && row.length === 3);

/** Tells whether an address is a path of this site, and so safe to follow. */
export const isPagePath = (path: string): path is PagePath =>
  /^\/(?!\/)[\w/-]*(?:\?(?:t=[\d.]+|chronologie=1&annee=\d+))?$/.test(path);

const isHeardEpisode = (value: unknown): value is HeardEpisode =>
  isRecord(value) &&
  isPlayable(value.playable) &&
  isListOf(value.sentences, isText) &&
  isListOf(value.gaps, isNumber) &&
  value.gaps.length === value.sentences.length;
