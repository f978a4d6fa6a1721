/**
 * The index of the site's search, in two parts: names answer at once, what is heard in the episodes follows. Both are
 * made when the site is built, and decoded by hand: a schema library would weigh more than the search.
 */
import type { PagePath } from '@/lib/site/pages';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import { isRecord, isText } from '@/lib/player/persistence/decode';

/** The kinds of things that are found, in the order in which equal ones are shown. */
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

/** A thing that has a page: its title, a few words beside it, the end of its address, then its other names. */
export type ThingRow = readonly [
  title: string,
  detail: string,
  id: string,
  ...names: readonly string[],
];

/** Things of one kind; the address of each is `below`, a slash and its id. */
interface ThingRows {
  readonly below: string;
  readonly rows: readonly ThingRow[];
}

/** Everything that has a page, by kind; and names of one word in other spellings, the site's own first. */
export interface NamesIndex {
  readonly things: Readonly<Record<SearchGroup, ThingRows>>;
  readonly spellings: readonly (readonly string[])[];
}

/** A sentence that is heard, and the whole second at which it begins. */
export type SentenceRow = readonly [second: number, text: string];

/** An episode as the player takes it, with what is heard in it. */
export interface HeardEpisode {
  readonly playable: PlayableEpisode;
  readonly sentences: readonly SentenceRow[];
}

/** What is heard in each episode, in the order of `NamesIndex`. */
export type SentencesIndex = readonly HeardEpisode[];

/** Where the two parts are. */
export const NAMES_PATH = '/recherche/noms.json';
export const SENTENCES_PATH = '/recherche/phrases.json';

/** Reads the first part of the index; null when it is not one. */
export function decodeNames(value: unknown): NamesIndex | null {
  if (!isRecord(value)) return null;
  const { things, spellings } = value;
  if (!isRecord(things) || !isTexts(spellings)) return null;
  const { people, places, events, documents, episodes, tools } = things;
  return isRows(people) &&
    isRows(places) &&
    isRows(events) &&
    isRows(documents) &&
    isRows(episodes) &&
    isRows(tools)
    ? { things: { people, places, events, documents, episodes, tools }, spellings }
    : null;
}

/** Reads the second part of the index; null when it is not one. */
export const decodeSentences = (value: unknown): SentencesIndex | null =>
  isListOf(value, isHeard) ? value : null;

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isTexts = (value: unknown): value is readonly (readonly string[])[] =>
  isListOf(value, (row): row is readonly string[] => isListOf(row, isText));

const isRows = (value: unknown): value is ThingRows =>
  isRecord(value) &&
  isText(value['below']) &&
  isListOf(value['rows'], (row): row is ThingRow => isListOf(row, isText) && row.length >= 3);

/** Tells whether an address is a path of this site: what is found is followed. */
export const isPagePath = (path: string): path is PagePath =>
  /^\/(?!\/)[\w/-]*(?:\?t=\d+)?$/.test(path);

const isHeard = (value: unknown): value is HeardEpisode =>
  isRecord(value) &&
  isPlayable(value['playable']) &&
  isListOf(
    value['sentences'],
    (row): row is SentenceRow =>
      Array.isArray(row) && typeof row[0] === 'number' && isText(row[1]),
  );
