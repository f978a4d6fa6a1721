import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * Kinds of pack items, which decide how an item is fetched and stored: a page's document, its RSC payload, data or a
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
export const GROUPS = ['sound', 'text', 'map', 'building', 'quiz', 'site'] as const;
export type GroupId = (typeof GROUPS)[number];

export interface PackGroup {
  readonly id: GroupId;
  readonly items: readonly PackItem[];
}

/** First segments of the addresses of pages that have a pack of their own, by the kind of subject. */
const PAGE_FOLDERS = { path: 'parcours/', building: 'outils/reconstitutions/' } as const;
type PageKind = keyof typeof PAGE_FOLDERS;

/** A kept learning path or reconstruction, listed without its page. */
export interface PackPage {
  readonly slug: `${(typeof PAGE_FOLDERS)[PageKind]}${string}`;
  readonly path: `/${PackPage['slug']}`;
  readonly title: string;
}

/** A keepable episode, listed and played without its page. */
export interface PackEpisode {
  readonly slug: string;
  readonly path: `/episodes/${string}`;
  readonly seconds: number;
  readonly playable: PlayableEpisode;
}

/** Subject of a pack: an episode, a path with the pages and files of its steps, or a reconstruction. */
export type PackSubject = PackEpisode | PackPage;

/** Returns the kind of a subject by the slug of its pack: the slug of an episode has no folder. */
export const packKind = (slug: string): PageKind | 'episode' =>
  PAGE_KINDS.find((kind) => slug.startsWith(PAGE_FOLDERS[kind])) ?? 'episode';

const PAGE_KINDS: readonly PageKind[] = ['path', 'building'];

/** Tells whether the slug of a pack is the address of a page, without its first slash. */
export const isPageSlug = (slug: string): slug is PackPage['slug'] =>
  packKind(slug) !== 'episode';

/** Tells whether the subject of a pack is a page, not an episode. */
export const isPackPage = (subject: PackSubject): subject is PackPage =>
  isPageSlug(subject.slug);

/** The items that a subject needs without a network; without subject, the items that all packs need. */
export interface Pack {
  readonly build: string;
  readonly subject: PackSubject | null;
  readonly groups: readonly PackGroup[];
}

/** Lists the items of all groups of a pack. */
export const itemsOf = ({ groups }: Pick<Pack, 'groups'>): readonly PackItem[] =>
  groups.flatMap(({ items }) => items);

/** Sums the sizes of items, in bytes. */
export const bytesOf = (items: readonly PackItem[]): number =>
  items.reduce((sum, { bytes }) => sum + bytes, 0);
