/** Position of a word in the text of a sentence, from `start` up to `end`, in UTF-16 units. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** A run without spaces that has a letter or a digit; « 3 000 », with a no-break space, is one word. */
const WORD = /\S*[\p{L}\p{N}]\S*(?:(?<=\d)[\u00a0\u202f]\d{3}(?!\d)\S*)*/gu;

/** Lists the words of a sentence in order, each with adjacent punctuation; « and : alone are not words. */
export const wordsIn = (text: string): readonly WordSpan[] =>
  [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));

/** In seconds: the unit of word times. */
export const WORD_STEP = 0.025;

/**
 * Writes `{slug}.words.json` for `readWords`.
 * @param starts for each cue, the steps from the start of the cue to the start of each word
 */
export const formatWords = (starts: readonly (readonly number[])[]): string =>
  `[\n${starts.map((steps) => JSON.stringify(differences(steps))).join(',\n')}\n]\n`;

/** Lists the differences between consecutive starts, the first from 0: small numbers, which compress well. */
const differences = (starts: readonly number[]): readonly number[] =>
  starts.map((start, index) => start - (starts[index - 1] ?? 0));

/** Decodes the steps between the words of each cue; null when invalid. */
export function readSteps(json: unknown): readonly (readonly number[])[] | null {
  if (!Array.isArray(json)) return null;
  const cues: readonly unknown[] = json;
  return cues.every(isSteps) ? cues : null;
}

/** Decodes the seconds from the start of each cue to the start of each word; null when invalid. */
export const readWords = (json: unknown): readonly (readonly number[])[] | null =>
  readSteps(json)?.map(wordSeconds) ?? null;

/** Tells whether a value is a list of steps between consecutive word starts. */
const isSteps = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((step) => Number.isInteger(step) && step >= 0);

/** Converts the steps between the words of a cue to seconds after its start. */
function wordSeconds(steps: readonly number[]): readonly number[] {
  let stepSum = 0;
  return steps.map((step) => (stepSum += step) * WORD_STEP);
}
