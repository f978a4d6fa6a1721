import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { Observable } from '@/lib/store';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Player } from '@/lib/player/core/player';
import { withoutEpisode } from '@/lib/player/extras/queue';

export interface PlaylistHost {
  readonly trackContext: Observable<TrackContext>;
  /** Whether the listener wants the next episode of the story to follow by itself. */
  readonly autoplayNext: () => boolean;
  /** Whether the sound should stop at this end, all else notwithstanding. */
  readonly shouldStopAtEnd: () => boolean;
}

export interface Playlist {
  /** What the listener would hear after this episode: the queue first, then the story. */
  readonly upNext: () => PlayableEpisode | null;
  readonly playNext: () => void;
  readonly playPrevious: () => void;
  /** Starts to follow the player; returns the way to stop. */
  readonly connect: () => () => void;
}

/** Creates the playlist, which starts the next episode when one ends: the queue, then the story. */
export function createPlaylist(
  player: Player,
  { trackContext, autoplayNext, shouldStopAtEnd }: PlaylistHost,
): Playlist {
  /** Whether the episode sounded until it ended. */
  let wasSounding = false;

  const upNext = (): PlayableEpisode | null => player.queue.get()[0] ?? trackContext.get().next;

  function play(episode: PlayableEpisode | null): void {
    if (episode) player.play(episode);
  }

  /** An episode that is heard no longer waits. */
  function tidy(): void {
    const playback = player.playback.get();
    if (playback.status === 'empty') return;
    player.queue.set(withoutEpisode(player.queue.get(), playback.episode.id));
  }

  function watch(): void {
    tidy();
    const playback = player.playback.get();
    if (playback.status !== 'empty' && playback.status !== 'ended')
      wasSounding = playback.isPlaying;
  }

  function goOn(): void {
    // A paused episode that is sought to its end stays silent.
    if (!wasSounding || shouldStopAtEnd()) return;
    // Within the `ended` event itself, on the same element: a locked phone lets nothing start later.
    if (player.queue.get().length > 0 || autoplayNext()) play(upNext());
  }

  return {
    upNext,
    playNext: () => play(upNext()),
    playPrevious: () => play(trackContext.get().previous),
    connect() {
      watch();
      const stops = [
        player.playback.subscribe(watch),
        player.events.subscribe((event) => {
          if (event === 'ended') goOn();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
