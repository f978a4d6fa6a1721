import { followWords } from '@/components/episodes/transcript/followWords';
import {
  createReadingScroll,
  type ReadingScroll,
} from '@/components/episodes/transcript/readingScroll';
import type { Player } from '@/lib/player/core/player';

/** Functions that a playing episode needs: scrolling with the text, and highlighting words. */
export interface ReadAlong extends ReadingScroll {
  /** Seeks to the word at a point of the window, where its time is known. */
  readonly playFrom: (point: Pick<MouseEvent, 'clientX' | 'clientY'>) => void;
}

/** Follows the sound through a text; without word timings, sentence by sentence. */
export function readAlong(
  player: Player,
  episodeId: string,
  text: HTMLElement,
  sentences: readonly HTMLElement[],
  isWanted: () => boolean,
): ReadAlong {
  const scroll = createReadingScroll(text, isWanted);
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
