/**
 * The index of the site's search in two parts: names, which answer at once, then spoken sentences. Both are built with
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

/** An item with a page: its title, details, the last segment of its address, then its other names. */
export type ThingRow = readonly [
  title: string,
  detail: string,
  id: string,
  ...names: readonly string[],
];

/** Items of one kind; an address is `below`, a slash and the id. */
interface ThingRows {
  readonly below: string;
  readonly rows: readonly ThingRow[];
}

/** All items with a page, by kind; and other spellings of one-word names, the site's own first. */
export interface NamesIndex {
  readonly things: Readonly<Record<SearchGroup, ThingRows>>;
  readonly spellings: readonly (readonly string[])[];
  /** Years of each map's timeline, both included. */
  readonly maps: readonly MapYears[];
}

/** A map's id, which prefixes the ids of its places, with its first and last years. */
type MapYears = readonly [map: string, from: number, to: number];

/** A spoken sentence and its start, in half seconds. */
export type SentenceRow = readonly [second: number, text: string];

interface HeardEpisode {
  readonly playable: PlayableEpisode;
  readonly sentences: readonly SentenceRow[];
}

/**
 * The second part: the names in Arabic letters of the people and places of `NamesIndex`, in its order, and the sentences
 * by episode.
 */
export interface SentencesIndex {
  readonly arabic: Readonly<Record<'people' | 'places', readonly string[]>>;
  readonly episodes: readonly HeardEpisode[];
}

/** Addresses of the two parts. */
export const NAMES_PATH = '/recherche/noms.json';
export const SENTENCES_PATH = '/recherche/phrases.json';

/** Decodes the first part of the index; null when invalid. */
export function decodeNames(value: unknown): NamesIndex | null {
  if (!isRecord(value)) return null;
  const { things, spellings, maps } = value;
  if (!isRecord(things) || !isTexts(spellings) || !isListOf(maps, isMapYears)) return null;
  const { people, places, events, documents, episodes, tools } = things;
  return isRows(people) &&
    isRows(places) &&
    isRows(events) &&
    isRows(documents) &&
    isRows(episodes) &&
    isRows(tools)
    ? { things: { people, places, events, documents, episodes, tools }, spellings, maps }
    : null;
}

/** Decodes the second part of the index; null when invalid. */
export function decodeSentences(value: unknown): SentencesIndex | null {
  const { arabic, episodes } = fieldsOf(value);
  const { people, places } = fieldsOf(arabic);
  return isListOf(people, isText) && isListOf(places, isText) && isListOf(episodes, isHeard)
    ? { arabic: { people, places }, episodes }
    : null;
}

const isTexts = (value: unknown): value is readonly (readonly string[])[] =>
  isListOf(value, (row): row is readonly string[] => isListOf(row, isText));

const isMapYears = (value: unknown): value is MapYears =>
  Array.isArray(value) &&
  isText(value[0]) &&
  value.length === 3 &&
  value.slice(1).every((year) => typeof year === 'number');

const isRows = (value: unknown): value is ThingRows =>
  isRecord(value) &&
  isText(value.below) &&
  isListOf(value.rows, (row): row is ThingRow => isListOf(row, isText) && row.length >= 3);

/** Tells whether an address is a path of this site, and so safe to follow. */
export const isPagePath = (path: string): path is PagePath =>
  /^\/(?!\/)[\w/-]*(?:\?(?:t=[\d.]+|chronologie=1&annee=\d+))?$/.test(path);

const isHeard = (value: unknown): value is HeardEpisode =>
  isRecord(value) &&
  isPlayable(value.playable) &&
  isListOf(
    value.sentences,
    (row): row is SentenceRow =>
      Array.isArray(row) && typeof row[0] === 'number' && isText(row[1]),
  );
