import { readFileSync } from 'node:fs';
import { readWords, wordsIn } from '@/lib/episodes/transcript/words';
import { CUES, SLUG } from '@/tests/e2e/episodes/episodePage';

const times =
  readWords(JSON.parse(readFileSync(`public/audio/${SLUG}.words.json`, 'utf8'))) ?? [];

/** Every word of the episode, and the second at which it begins. */
const WORDS = CUES.flatMap((cue, index) =>
  wordsIn(cue.text).map(({ start, end }, word) => ({
    cue: cue.id,
    text: cue.text.slice(start, end),
    start: cue.start + (times[index]?.[word] ?? 0),
  })),
);

export const STARTS = WORDS.map(({ start }) => start);
export const TEXTS = WORDS.map(({ text }) => text);

/**
 * Compares the highlighted word with the word at `currentTime`, in each of `frames` frames of the screen. The highlight
 * may be late by a frame: all words since the previous frame's `currentTime` are right.
 * @returns each difference; « 0 frames » where the sound did not advance
 */
export async function mismatchedWords({
  starts,
  texts,
  frames,
}: {
  readonly starts: readonly number[];
  readonly texts: readonly string[];
  readonly frames: number;
}): Promise<string[]> {
  /** Rounding of `currentTime`, in seconds. */
  const tolerance = 0.02;
  const audio = document.querySelector('audio');
  const startTime = audio?.currentTime ?? 0;
  const indexAt = (seconds: number) => starts.findLastIndex((start) => start <= seconds);
  const mismatches: string[] = [];
  let previousTime = startTime;
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const currentTime = audio?.currentTime ?? 0;
    const [range] = CSS.highlights.get('heard-word') ?? [];
    const expectedWords = texts.slice(
      Math.max(0, indexAt(previousTime - tolerance)),
      indexAt(currentTime + tolerance) + 1,
    );
    if (!expectedWords.includes(String(range)))
      mismatches.push(
        `${currentTime.toFixed(3)}: ${String(range)} instead of ${expectedWords.join(' or ')}`,
      );
    previousTime = currentTime;
  }
  return (audio?.currentTime ?? 0) > startTime + 0.5 ? mismatches : ['0 frames: no sound'];
}

/** Finds the centre of a word of a sentence, once it is scrolled into view; null without such a word. */
export function centreOfWord({
  second,
  text,
}: {
  readonly second: number;
  readonly text: string;
}): { x: number; y: number } | null {
  const sentence = document.querySelector(`main span[data-start="${second}"]`);
  if (!sentence) return null;
  const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const textIndex = node.textContent?.indexOf(text) ?? -1;
    if (textIndex < 0) continue;
    const range = document.createRange();
    range.setStart(node, textIndex);
    range.setEnd(node, textIndex + text.length);
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }
  return null;
}

/**
 * Returns a word in lower case of the second sentence (a name may be a link), and the second at which that sentence
 * begins.
 */
export function wordToTap(): {
  readonly text: string;
  readonly start: number;
  sentence: number;
} {
  const word = WORDS.find(({ cue, text }) => cue === 'c1-p1-s2' && /^\p{Ll}{6,}$/u.test(text));
  const cue = CUES.find(({ id }) => id === 'c1-p1-s2');
  if (!word || !cue)
    throw new Error('A word of six letters is expected in the second sentence.');
  return { ...word, sentence: cue.start };
}
