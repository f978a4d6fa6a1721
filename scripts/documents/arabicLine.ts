/** Sets Arabic words in skeleton letters, from right to left. */
import { arabicLetter, joinsNext, type Letter } from './arabicLetters';
import { strokesPath } from './strokes';

const WORD_GAP = 2.6;
/** Gap after an unjoined letter within a word. */
const LETTER_GAP = 0.6;

interface SetLetter {
  /** Position of the letter, in units to the left of the line's start. */
  readonly at: number;
  readonly letter: Letter;
}

export interface ArabicLine {
  readonly letters: readonly SetLetter[];
  /** Length of the line, in units of a letter's body. */
  readonly length: number;
}

/** Sets a text; signs without a skeleton are skipped. */
export function setArabic(text: string): ArabicLine {
  const letters: SetLetter[] = [];
  let position = 0;
  for (const word of text.split(/\s+/)) {
    const knownLetters = [...word].filter((sign) =>
      arabicLetter(sign, { before: false, after: false }),
    );
    for (const [index, sign] of knownLetters.entries()) {
      const joinsPrevious = index > 0 && joinsNext(knownLetters[index - 1] ?? '');
      const isJoined = joinsNext(sign) && index < knownLetters.length - 1;
      const letter = arabicLetter(sign, { before: joinsPrevious, after: isJoined });
      if (!letter) continue;
      letters.push({ at: position, letter });
      position += letter.advance + (isJoined ? 0 : LETTER_GAP);
    }
    if (knownLetters.length > 0) position += WORD_GAP;
  }
  return { letters, length: Math.max(0, position - WORD_GAP) };
}

/**
 * Builds the path of a set line.
 * @param lineStart start of the line, in pixels
 * @param y of the baseline, in pixels
 * @param unit pixels per letter's body
 */
export const arabicPath = (
  { letters }: ArabicLine,
  lineStart: number,
  y: number,
  unit: number,
): string =>
  letters
    .map(({ at: offset, letter }) =>
      strokesPath(letter.strokes, {
        x: (x) => lineStart - (offset + x) * unit,
        y: (height) => y - height * unit,
        unit,
      }),
    )
    .join('');
