import { followPosition } from '@/components/episodes/transcript/followPosition';
import { timedWords, type TimedWord } from '@/components/episodes/transcript/wordRanges';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import { readWords } from '@/lib/episodes/transcript/words';
import type { Player } from '@/lib/player/core/player';

/** Name of the highlight. A CSS module would rename it; the sheet comes with the script, and weighs on no first visit. */
const HIGHLIGHT = 'heard-word';
const SHEET = `
::highlight(${HIGHLIGHT}) { background-color: var(--accent-on-night); color: var(--text-strong) }
@media (forced-colors: active) {
  ::highlight(${HIGHLIGHT}) { background-color: Highlight; color: HighlightText }
}`;

/** Seconds: elements round the second of a seek; half a frame of a screen is not seen. */
const LEAD = 0.008;

/** The words of a transcript, known by their seconds. */
export interface WordFollower {
  /** Moves to the word at a point of the window, if the sentence that was chosen there is heard. */
  readonly playFrom: (point: Pick<MouseEvent, 'clientX' | 'clientY'>) => void;
  readonly stop: () => void;
}

/**
 * Lights the word that is heard by the CSS Custom Highlight API: the page's elements, what a screen reader reads and
 * what is copied stay as they are. Where motion is to be reduced, or the browser knows no highlights, the sentence
 * alone is marked. Rejects when the times cannot be had, or are of another text.
 * @param text holds the sentences; its `data-words` is the address of the words' times, `data-end` the last word's end
 * @param sentences titles and sentences with a `data-start`, in the order of the episode's cues
 */
export async function followWords(
  player: Player,
  episodeId: string,
  text: HTMLElement,
  sentences: readonly HTMLElement[],
): Promise<WordFollower> {
  const { words: address = '', end } = text.dataset;
  const times = address && readWords(await (await fetch(address)).json());
  if (!times || times.length !== sentences.length)
    throw new Error(`${address}: not the words of this text`);
  const words = sentences.flatMap((sentence, rank) => timedWords(sentence, times[rank] ?? []));
  const stop = canLight() ? light(words, player, episodeId, Number(end)) : () => {};
  return {
    playFrom(point) {
      const word = wordAt(words, point);
      if (word) player.seekTo(word.start);
    },
    stop,
  };
}

const canLight = (): boolean =>
  'highlights' in CSS && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function light(
  words: readonly TimedWord[],
  player: Player,
  episodeId: string,
  end: number,
): () => void {
  const starts = words.map(({ start }) => start);
  const highlight = new Highlight();
  CSS.highlights.set(HIGHLIGHT, highlight);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets.push(sheet);
  let lit = -1;
  const stop = followPosition(player, episodeId, (seconds) => {
    const rank = cueAt(starts, end, seconds, LEAD);
    if (rank !== lit) {
      highlight.clear();
      const word = words[rank];
      if (word) highlight.add(word.range);
      lit = rank;
    }
    return starts[rank + 1] ?? Number.POSITIVE_INFINITY;
  });
  return () => {
    stop();
    CSS.highlights.delete(HIGHLIGHT);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** The word at a point of the window; undefined between words. */
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
