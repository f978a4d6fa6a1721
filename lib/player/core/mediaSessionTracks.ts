import { chapterAt } from '@/lib/player/extras/chapters';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { Playlist } from '@/lib/player/extras/playlist';
import { setActionHandler } from '@/lib/player/extras/mediaSession';
import type { ReadableStore } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';

export interface MediaSessionTracksHost {
  readonly session: MediaSession;
  readonly trackContext: ReadableStore<TrackContext>;
  readonly playlist: Pick<Playlist, 'upNext' | 'playNext' | 'playPrevious'>;
}

/**
 * Adds to the Media Session the current chapter and the buttons for the previous and next episode;
 * `connectMediaSession` sets the episode itself.
 * @returns a function that disconnects and removes both buttons
 */
export function connectMediaSessionTracks(
  player: Player,
  { session, trackContext, playlist }: MediaSessionTracksHost,
): () => void {
  function showChapter(): void {
    const playback = player.playback.get();
    if (playback.status === 'empty' || !session.metadata) return;
    const { chapters } = trackContext.get();
    const chapter = chapters[chapterAt(chapters, player.playhead.get().currentTime)];
    const { title } = playback.episode;
    const shownTitle = chapter ? `${chapter.title} – ${title}` : title;
    if (session.metadata.title !== shownTitle) session.metadata.title = shownTitle;
  }

  function showNeighbours(): void {
    const { playNext, playPrevious, upNext } = playlist;
    setActionHandler(session, 'nexttrack', upNext() && playNext);
    setActionHandler(session, 'previoustrack', trackContext.get().previous && playPrevious);
  }

  showNeighbours();
  const unsubscribers = [
    player.playhead.subscribe(showChapter),
    player.queue.subscribe(showNeighbours),
    trackContext.subscribe(() => {
      showChapter();
      showNeighbours();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    setActionHandler(session, 'nexttrack', null);
    setActionHandler(session, 'previoustrack', null);
  };
}
