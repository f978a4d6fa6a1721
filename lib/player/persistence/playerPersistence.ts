import { DEFAULT_VOLUME, type MediaStore } from '@/lib/player/core/mediaStore';
import type { PlayerStorage } from '@/lib/player/persistence/playerStorage';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { resumeAt, type PositionStorage } from '@/lib/player/core/position';
import type { Preferences } from '@/lib/player/persistence/preferences';
import { seekTo } from '@/lib/player/core/seeking';
import { createSignal } from '@/lib/store';

/**
 * The player's part of persistence. The storage is connected late, so that no page waits for it: an episode started
 * before seeks to its saved position then, and settings changed before are kept.
 */
export interface PlayerPersistence {
  readonly positions: PositionStorage;
  readonly remember: (storage: PlayerStorage) => void;
  /** Records that an episode is published or, with null, closed. */
  readonly note: (episode: PlayableEpisode | null) => void;
  readonly notePreferences: () => void;
  readonly restore: () => void;
}

export function createPlayerPersistence(media: MediaStore): PlayerPersistence {
  const changed = createSignal<void>();
  let storage: PlayerStorage | null = null;
  let noted: PlayableEpisode | null | undefined;

  function notePreferences(): void {
    const element = media.element();
    if (!element) return;
    storage?.preferences.write({
      volume: media.track()?.heldVolume ?? element.volume,
      muted: element.muted,
      rate: element.playbackRate,
    });
  }

  function restore(): void {
    const episode = storage?.current.read();
    if (!episode || media.isLoaded()) return media.refresh();
    media.insert(episode);
    media.update({
      wanted: false,
      pendingSeek: resumeAt(storage?.positions.read(episode)) ?? null,
    });
  }

  return {
    positions: {
      read: (episode) => storage?.positions.read(episode),
      write: (episode, heard) => storage?.positions.write(episode, heard),
      subscribe: changed.subscribe,
    },
    remember(given) {
      storage = given;
      given.positions.subscribe(changed.emit);
      adjust(media, given.preferences.read());
      notePreferences();
      if (noted === undefined) restore();
      else {
        const saved = noted && resumeAt(given.positions.read(noted));
        if (saved && !media.track()?.isPlaced) seekTo(media, saved);
        given.current.write(noted);
      }
      changed.emit();
    },
    note(episode) {
      noted = episode;
      storage?.current.write(episode);
    },
    notePreferences,
    restore,
  };
}

/** Applies saved preferences to the element, except those that the listener has already changed. */
function adjust(media: MediaStore, { volume, muted, rate }: Preferences): void {
  const element = media.element();
  if (!element) return;
  // Some browsers round the volume.
  if (Math.abs(element.volume - DEFAULT_VOLUME) < 0.01) media.applyVolume(volume);
  if (muted) element.muted = true;
  if (element.playbackRate !== 1) return;
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
