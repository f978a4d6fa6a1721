import { chapterAt } from '@/lib/player/chapters';
import type { Companion } from '@/lib/player/companion';
import type { Continuation } from '@/lib/player/continuation';
import { offer } from '@/lib/player/mediaSession';
import type { Observable } from '@/lib/player/observable';
import type { Player } from '@/lib/player/player';

export interface MediaTrailHost {
  readonly session: MediaSession;
  readonly companion: Observable<Companion>;
  readonly continuation: Pick<Continuation, 'upNext' | 'playNext' | 'playPrevious'>;
}

/**
 * Tells the operating system's media controls what is known around the episode: the chapter that sounds, and the
 * episodes before and after it. The episode itself is `connectMediaSession`'s.
 * @returns the way to stop, which takes the two buttons back.
 */
export function connectMediaTrail(
  player: Player,
  { session, companion, continuation }: MediaTrailHost,
): () => void {
  function showChapter(): void {
    const playback = player.playback.get();
    if (playback.status === 'empty' || !session.metadata) return;
    const { chapters } = companion.get();
    const chapter = chapters[chapterAt(chapters, player.playhead.get().currentTime)];
    const { title } = playback.episode;
    const shown = chapter ? `${chapter.title} – ${title}` : title;
    if (session.metadata.title !== shown) session.metadata.title = shown;
  }

  function showNeighbours(): void {
    const { playNext, playPrevious, upNext } = continuation;
    offer(session, 'nexttrack', upNext() && playNext);
    offer(session, 'previoustrack', companion.get().previous && playPrevious);
  }

  showNeighbours();
  const stops = [
    player.playhead.subscribe(showChapter),
    player.queue.subscribe(showNeighbours),
    companion.subscribe(() => {
      showChapter();
      showNeighbours();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    offer(session, 'nexttrack', null);
    offer(session, 'previoustrack', null);
  };
}
