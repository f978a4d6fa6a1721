import { DEFAULT_VOLUME, type MediaStore } from '@/lib/player/core/mediaStore';
import type { PlayerStorage } from '@/lib/player/persistence/playerStorage';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { resumeAt, type PositionStorage } from '@/lib/player/core/position';
import type { Preferences } from '@/lib/player/persistence/preferences';
import { seekTo } from '@/lib/player/core/seeking';
import { createEmitter } from '@/lib/store';

/**
 * The player's part of persistence. The storage is connected late, so that no page waits for the storage. At the
 * connection, a playing episode seeks to its saved position, and settings that the listener has changed are kept.
 */
export interface PlayerPersistence {
  readonly positions: PositionStorage;
  readonly connectStorage: (storage: PlayerStorage) => void;
  /** Records that an episode is published or, with null, closed. */
  readonly saveEpisode: (episode: PlayableEpisode | null) => void;
  readonly savePreferences: () => void;
  readonly restore: () => void;
}

export function createPlayerPersistence(media: MediaStore): PlayerPersistence {
  const changeEmitter = createEmitter<void>();
  let storage: PlayerStorage | null = null;
  let savedEpisode: PlayableEpisode | null | undefined;

  function savePreferences(): void {
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
      subscribe: changeEmitter.subscribe,
    },
    connectStorage(openedStorage) {
      storage = openedStorage;
      openedStorage.positions.subscribe(changeEmitter.emit);
      applyPreferences(media, openedStorage.preferences.read());
      savePreferences();
      if (savedEpisode === undefined) restore();
      else {
        const savedSeconds =
          savedEpisode && resumeAt(openedStorage.positions.read(savedEpisode));
        if (savedSeconds && !media.track()?.isPlaced) seekTo(media, savedSeconds);
        openedStorage.current.write(savedEpisode);
      }
      changeEmitter.emit();
    },
    saveEpisode(episode) {
      savedEpisode = episode;
      storage?.current.write(episode);
    },
    savePreferences: savePreferences,
    restore,
  };
}

/** Applies saved preferences to the element, except those that the listener has already changed. */
function applyPreferences(media: MediaStore, { volume, muted, rate }: Preferences): void {
  const element = media.element();
  if (!element) return;
  // Some browsers round the volume.
  if (Math.abs(element.volume - DEFAULT_VOLUME) < 0.01) media.applyVolume(volume);
  if (muted) element.muted = true;
  if (element.playbackRate !== 1) return;
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
