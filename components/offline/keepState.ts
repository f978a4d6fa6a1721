import { deviceStorage } from '@/components/ui/browser/storage';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { createStore } from '@/lib/store';

/** An episode, a learning path or a reconstruction that can be kept: the slug of its pack, and its title. */
export type Keepable = Pick<PlayableEpisode, 'id' | 'title'>;

/** Subject of the open dialog; null for a closed dialog. */
export const dialogSubject = createStore<Keepable | null>(null);

/** Labels of the buttons by slug, where the state of the episode replaces the button's own label. */
export const buttonLabels = createStore<Readonly<Record<string, string>>>({});

const STORAGE_KEY = 'emporter';

/**
 * Returns the slugs of kept episodes, stored by earlier visits for an immediate display; none where
 * storage is refused.
 */
export const readStoredSlugs = (): string => deviceStorage.read(STORAGE_KEY) ?? '';

/**
 * Stores the slugs of kept episodes, which fires `storage` in other tabs. Where storage is refused,
 * the next page reads the slugs from the caches.
 */
export const storeSlugs = (slugs: readonly string[]): void =>
  void deviceStorage.write(STORAGE_KEY, slugs.join(' ') || null);

/** Tells whether the site runs as an installed application (CSS `display-mode`). */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Tells whether a `storage` event concerns the stored slugs of kept episodes. */
export const isStoredSlugsEvent = ({ key }: StorageEvent): boolean => key === STORAGE_KEY;
