import { followWords } from '@/components/episodes/transcript/followWords';
import {
  createReadingScroll,
  type ReadingScroll,
} from '@/components/episodes/transcript/readingScroll';
import type { Player } from '@/lib/player/core/player';

/** Scrolls a transcript with playback, and highlights the current word. */
export interface ReadAlong extends ReadingScroll {
  /** Seeks to the word at a point of the viewport, if the times of the words are known. */
  readonly playFrom: (point: Pick<MouseEvent, 'clientX' | 'clientY'>) => void;
}

/** Starts scrolling and highlighting a text with playback; without word timings only sentences are marked. */
export function readAlong(
  player: Player,
  episodeId: string,
  text: HTMLElement,
  sentences: readonly HTMLElement[],
  isScrollEnabled: () => boolean,
): ReadAlong {
  const scroll = createReadingScroll(text, isScrollEnabled);
  const words = followWords(player, episodeId, text, sentences).catch(() => null);
  return {
    ...scroll,
    playFrom: (point) => void words.then((follower) => follower?.playFrom(point)),
    stop() {
      scroll.stop();
      void words.then((follower) => follower?.stop());
    },
  };
}
