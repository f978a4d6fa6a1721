import type { Bookmark } from '@/lib/player/bookmark';
import type { Deck } from '@/lib/player/deck';
import { listenTo } from '@/lib/player/listening';
import type { PlayerEvent } from '@/lib/player/player';
import type { Recollection } from '@/lib/player/recollection';
import type { Recovery } from '@/lib/player/recovery';
import { applyPendingSeek } from '@/lib/player/seeking';
import type { PlayerSurroundings } from '@/lib/player/surroundings';

interface Attached extends Pick<PlayerSurroundings, 'onOnline'> {
  readonly deck: Deck;
  readonly bookmark: Bookmark;
  readonly recovery: Recovery;
  readonly recollection: Recollection;
  readonly emit: (event: PlayerEvent) => void;
}

/**
 * Connects the element to everything that its events call for.
 * @returns the way to disconnect it.
 */
export function attachElement(
  element: HTMLAudioElement,
  { deck, bookmark, recovery, recollection, emit, onOnline }: Attached,
): () => void {
  deck.connect(element);
  const stopListening = listenTo(element, deck.refresh, {
    play: () => deck.note({ blocked: false, wanted: true }),
    pause() {
      // A start may have overtaken it.
      if (element.paused) deck.note({ wanted: false });
      bookmark.write();
    },
    error: recovery.breakDown,
    stalled: recovery.starve,
    playing: recovery.settle,
    loadedmetadata() {
      recovery.sawMetadata();
      deck.note({ volumeSettable: deck.holdsVolume() });
      applyPendingSeek(deck);
    },
    timeupdate() {
      bookmark.follow();
      recovery.progressed(element.currentTime);
    },
    seeked() {
      bookmark.follow();
      bookmark.write();
      emit('moved');
    },
    volumechange: recollection.notePreferences,
    ratechange() {
      // Another source resets the speed to the default one: the listener's choice becomes the default.
      element.defaultPlaybackRate = element.playbackRate;
      recollection.notePreferences();
      emit('moved');
    },
    ended() {
      bookmark.follow();
      bookmark.write();
      emit('ended');
    },
  });
  const stopWaiting = onOnline(recovery.comeBack);
  return () => {
    stopListening();
    stopWaiting();
    recovery.reset();
    deck.connect(null);
  };
}
