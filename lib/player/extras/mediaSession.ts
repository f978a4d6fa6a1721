import type { PlayableEpisode } from '@/lib/player/core/playable';
import { SKIP_SECONDS, type Player } from '@/lib/player/core/player';

/** Services that the Media Session takes from the page. */
export interface MediaSessionHost {
  readonly session: MediaSession;
  /** Name of the show, given as the album. */
  readonly album: string;
  /** Resolves an address: the system fetches artwork outside of the page. */
  readonly absolute: (address: string) => string;
}

/**
 * Synchronizes the Media Session with the player.
 * @returns a function that disconnects the Media Session
 */
export function connectMediaSession(player: Player, host: MediaSessionHost): () => void {
  const { session } = host;

  /** Toggles playback unless already in the requested state. */
  function toggleUnless(shouldPlay: boolean): void {
    const playback = player.playback.get();
    if (playback.status !== 'empty' && playback.isPlaying !== shouldPlay) player.toggle();
  }

  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => toggleUnless(true),
    pause: () => toggleUnless(false),
    stop: () => player.close(),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_SECONDS)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP_SECONDS),
    seekto: ({ seekTime }) => player.seekTo(seekTime ?? Number.NaN),
  };
  for (const [action, handler] of typedEntries(handlers))
    setActionHandler(session, action, handler);

  let shownEpisode: PlayableEpisode | null = null;
  function showPlayback(): void {
    const playback = player.playback.get();
    const episode = playback.status === 'empty' ? null : playback.episode;
    if (episode !== shownEpisode) {
      shownEpisode = episode;
      session.metadata = episode && mediaMetadataOf(episode, host);
    }
    session.playbackState =
      playback.status === 'empty' ? 'none' : playback.isPlaying ? 'playing' : 'paused';
    showPosition();
  }

  function showPosition(): void {
    const playback = player.playback.get();
    if (playback.status === 'empty' || playback.duration === 0) return;
    try {
      session.setPositionState({
        duration: playback.duration,
        position: Math.min(player.playhead.get().currentTime, playback.duration),
        playbackRate: player.rate() || 1,
      });
    } catch {
      // Some browsers throw for inconsistent position states; the last position stays shown.
    }
  }

  showPlayback();
  const unsubscribers = [
    player.playback.subscribe(showPlayback),
    player.events.subscribe(showPosition),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    for (const [action] of typedEntries(handlers)) setActionHandler(session, action, null);
  };
}

/** Sets or, with null, removes an action handler of the Media Session, where the browser supports the action. */
export function setActionHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // `setActionHandler` throws for an unsupported action, which stays unavailable.
  }
}

function mediaMetadataOf(
  episode: PlayableEpisode,
  { album, absolute }: MediaSessionHost,
): MediaMetadata {
  const artwork = episode.artwork ?? (episode.imageUrl ? [{ src: episode.imageUrl }] : []);
  return new MediaMetadata({
    title: episode.title,
    artist: episode.author,
    album,
    artwork: artwork.map((image) => ({ ...image, src: absolute(image.src) })),
  });
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const typedEntries = (handlers: Handlers): [MediaSessionAction, MediaSessionActionHandler][] =>
  Object.entries(handlers).filter(
    (entry): entry is [MediaSessionAction, MediaSessionActionHandler] => Boolean(entry[1]),
  );
