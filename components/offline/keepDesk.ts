import { deviceStorage } from '@/components/ui/browser/storage';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { createObservable } from '@/lib/store';

/** The episode about whose keeping the visitor has asked, as long as the dialog is open. */
export const askedEpisode = createObservable<PlayableEpisode | null>(null);

/** What the button of an episode says instead of its own words, by the episode's slug. */
export const keepMarks = createObservable<Readonly<Record<string, string>>>({});

const NOTE = 'emporter';

/** The slugs that earlier visits have kept, noted for the next page to know at once; none where nothing may be read. */
export const notedSlugs = (): string => deviceStorage.read(NOTE) ?? '';

/** Notes the slugs that are kept; other tabs hear of it. Without it, the next page learns them from the caches. */
export const noteSlugs = (slugs: readonly string[]): void =>
  void deviceStorage.write(NOTE, slugs.join(' ') || null);

/** Whether the site is used as an application, from a home screen or a window of its own (CSS `display-mode`). */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether a storage event is about what is kept. */
export const isNote = ({ key }: StorageEvent): boolean => key === NOTE;
