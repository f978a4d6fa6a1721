import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * How a part of a pack is asked for and kept: the document of a page, its payload (React Server Components), data or a
 * script of one build, or a file whose bytes have a hash.
 */
export type ItemKind = 'page' | 'payload' | 'data' | 'file';

export interface PackItem {
  readonly kind: ItemKind;
  /** A path of the site, without a query. */
  readonly url: string;
  /** As the browser will hold it: not compressed. */
  readonly bytes: number;
  /** Of a file's bytes; of nothing else. */
  readonly hash?: string;
}

/** What the parts of a pack are for. */
export const GROUPS = ['sound', 'text', 'map', 'quiz', 'site'] as const;
export type GroupId = (typeof GROUPS)[number];

export interface PackGroup {
  readonly id: GroupId;
  readonly items: readonly PackItem[];
}

/** An episode that can be kept, as it is listed and played without its page. */
export interface PackEpisode {
  readonly slug: string;
  readonly path: `/episodes/${string}`;
  /** In seconds. */
  readonly seconds: number;
  readonly playable: PlayableEpisode;
}

/** Everything that has to be fetched to have an episode without a network; without an episode, what all of them need. */
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
