import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * Kinds of pack items, which decide how they are fetched and stored: a page's document, its RSC payload, data or a
 * script of one build, or a file with a hash.
 */
export type ItemKind = 'page' | 'payload' | 'data' | 'file';

export interface PackItem {
  readonly kind: ItemKind;
  /** A path of the site, without a query. */
  readonly url: string;
  /** Decoded size, as the browser stores it. */
  readonly bytes: number;
  /** Hash of the bytes; for files only. */
  readonly hash?: string;
}

/** Groups of pack items by purpose. */
export const GROUPS = ['sound', 'text', 'map', 'quiz', 'site'] as const;
export type GroupId = (typeof GROUPS)[number];

export interface PackGroup {
  readonly id: GroupId;
  readonly items: readonly PackItem[];
}

/** A keepable episode, listed and played without its page. */
export interface PackEpisode {
  readonly slug: string;
  readonly path: `/episodes/${string}`;
  readonly seconds: number;
  readonly playable: PlayableEpisode;
}

/** The items to fetch for an episode without a network; for no episode, those that all episodes need. */
export interface Pack {
  readonly build: string;
  readonly episode: PackEpisode | null;
  readonly groups: readonly PackGroup[];
}

export const itemsOf = ({ groups }: Pick<Pack, 'groups'>): readonly PackItem[] =>
  groups.flatMap(({ items }) => items);

/** Sums the sizes of items, in bytes. */
export const bytesOf = (items: readonly PackItem[]): number =>
  items.reduce((sum, { bytes }) => sum + bytes, 0);
