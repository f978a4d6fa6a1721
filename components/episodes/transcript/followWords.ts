import { followPosition } from '@/components/episodes/transcript/followPosition';
import { timedWords, type TimedWord } from '@/components/episodes/transcript/wordRanges';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import { readWords } from '@/lib/episodes/transcript/words';
import type { Player } from '@/lib/player/core/player';

/** Name of the CSS highlight; its rules stand in this script, since a CSS module would rename the highlight. */
const HIGHLIGHT = 'heard-word';
const HIGHLIGHT_CSS = `
::highlight(${HIGHLIGHT}) { background-color: var(--accent-on-night); color: var(--text-strong) }
@media (forced-colors: active) {
  ::highlight(${HIGHLIGHT}) { background-color: Highlight; color: HighlightText }
}`;

/** Tolerance in seconds, less than a frame at 60 Hz: media elements round the position of a seek. */
const TOLERANCE_SECONDS = 0.008;

/** Seeks by the words of a transcript, and stops the highlight of the words. */
export interface WordFollower {
  /** Seeks to the word at a point of the viewport, if its sentence is the current one. */
  readonly playFrom: (point: Pick<MouseEvent, 'clientX' | 'clientY'>) => void;
  readonly stop: () => void;
}

/**
 * Highlights the current word by the CSS Custom Highlight API, which leaves the document unchanged for screen readers
 * and for copying. Under reduced motion, and in browsers without the API, only sentences are marked. Rejects when the
 * timings fail to load, or belong to another text.
 * @param text contains the sentences; `data-words` is the address of the timings, `data-end` the end of the last word
 * @param sentences titles and sentences with a `data-start`, in the order of the episode's cues
 */
export async function followWords(
  player: Player,
  episodeId: string,
  text: HTMLElement,
  sentences: readonly HTMLElement[],
): Promise<WordFollower> {
  const { words: address = '', end } = text.dataset;
  const wordTimes = address && readWords(await (await fetch(address)).json());
  if (!wordTimes || wordTimes.length !== sentences.length)
    throw new Error(`${address}: not the words of this text`);
  const words = sentences.flatMap((sentence, index) =>
    timedWords(sentence, wordTimes[index] ?? []),
  );
  const stop = canHighlight()
    ? highlightWords(words, player, episodeId, Number(end))
    : () => {};
  return {
    playFrom(point) {
      const word = wordAt(words, point);
      if (word) player.seekTo(word.start);
    },
    stop,
  };
}

const canHighlight = (): boolean =>
  'highlights' in CSS && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the highlight with the playhead; returns a function that stops and removes the highlight. */
function highlightWords(
  words: readonly TimedWord[],
  player: Player,
  episodeId: string,
  end: number,
): () => void {
  const starts = words.map(({ start }) => start);
  const highlight = new Highlight();
  CSS.highlights.set(HIGHLIGHT, highlight);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HIGHLIGHT_CSS);
  document.adoptedStyleSheets.push(sheet);
  let currentIndex = -1;
  const stop = followPosition(player, episodeId, (seconds) => {
    const index = cueAt(starts, end, seconds, TOLERANCE_SECONDS);
    if (index !== currentIndex) {
      highlight.clear();
      const word = words[index];
      if (word) highlight.add(word.range);
      currentIndex = index;
    }
    return starts[index + 1] ?? Number.POSITIVE_INFINITY;
  });
  return () => {
    stop();
    CSS.highlights.delete(HIGHLIGHT);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adoptedSheet) => adoptedSheet !== sheet,
    );
  };
}

/** Finds the word at a point of the viewport; undefined between words. */
function wordAt(
  words: readonly TimedWord[],
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): TimedWord | undefined {
  return words.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    ),
  );
}
