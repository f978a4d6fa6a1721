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

/** A kept learning path, listed without its page. */
export interface PackPath {
  readonly slug: `parcours/${string}`;
  readonly path: `/parcours/${string}`;
  readonly title: string;
}

/** A keepable episode, listed and played without its page. */
export interface PackEpisode {
  readonly slug: string;
  readonly path: `/episodes/${string}`;
  readonly seconds: number;
  readonly playable: PlayableEpisode;
}

/** Subject of a pack: an episode, or a path with the pages and files of its steps. */
export type PackSubject = PackEpisode | PackPath;

/** Tells whether the slug of a pack is that of a learning path. */
export const isPathSlug = (slug: string): slug is PackPath['slug'] =>
  slug.startsWith('parcours/');

export const isPackPath = (subject: PackSubject): subject is PackPath =>
  isPathSlug(subject.slug);

/** The items to fetch for a subject without a network; for none, those that all packs need. */
export interface Pack {
  readonly build: string;
  readonly subject: PackSubject | null;
  readonly groups: readonly PackGroup[];
}

export const itemsOf = ({ groups }: Pick<Pack, 'groups'>): readonly PackItem[] =>
  groups.flatMap(({ items }) => items);

/** Sums the sizes of items, in bytes. */
export const bytesOf = (items: readonly PackItem[]): number =>
  items.reduce((sum, { bytes }) => sum + bytes, 0);
