import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { ReadableStore } from '@/lib/store';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Player } from '@/lib/player/core/player';
import { withoutEpisode } from '@/lib/player/extras/queue';

export interface PlaylistHost {
  readonly trackContext: ReadableStore<TrackContext>;
  /** Tells whether the next episode of the story plays automatically. */
  readonly autoplayNext: () => boolean;
  /** Tells whether playback must stop at this end, as the sleep timer may ask. */
  readonly shouldStopAtEnd: () => boolean;
}

export interface Playlist {
  /** Returns the next episode: the first of the queue, else the next of the story. */
  readonly upNext: () => PlayableEpisode | null;
  readonly playNext: () => void;
  readonly playPrevious: () => void;
  /** Subscribes to the player; returns the unsubscribe function. */
  readonly connect: () => () => void;
}

/** Creates the playlist, which starts the next episode when an episode ends: the queue, then the story. */
export function createPlaylist(
  player: Player,
  { trackContext, autoplayNext, shouldStopAtEnd }: PlaylistHost,
): Playlist {
  /** Whether playback was running when the episode ended. */
  let wasPlaying = false;

  const upNext = (): PlayableEpisode | null => player.queue.get()[0] ?? trackContext.get().next;

  function play(episode: PlayableEpisode | null): void {
    if (episode) player.play(episode);
  }

  function removePlaying(): void {
    const playback = player.playback.get();
    if (playback.status === 'empty') return;
    player.queue.set(withoutEpisode(player.queue.get(), playback.episode.id));
  }

  function updateWasPlaying(): void {
    removePlaying();
    const playback = player.playback.get();
    if (playback.status !== 'empty' && playback.status !== 'ended')
      wasPlaying = playback.isPlaying;
  }

  function playUpNext(): void {
    // Seeking a paused episode to its end starts nothing.
    if (!wasPlaying || shouldStopAtEnd()) return;
    // Start within the `ended` event, on the same element: a locked phone allows no later start.
    if (player.queue.get().length > 0 || autoplayNext()) play(upNext());
  }

  return {
    upNext,
    playNext: () => play(upNext()),
    playPrevious: () => play(trackContext.get().previous),
    connect() {
      updateWasPlaying();
      const unsubscribers = [
        player.playback.subscribe(updateWasPlaying),
        player.events.subscribe((event) => {
          if (event === 'ended') playUpNext();
        }),
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}
