/**
 * Skeletons of early Arabic letters, as in angular inscriptions, as plain strokes (`strokes.ts`). In units of a
 * letter's body: x grows to the left, in the reading direction, y upwards from the baseline. The shapes are simplified
 * after the tables of B. Gruendler, The Development of the Arabic Scripts, 1993, not facsimiles.
 */

/** Whether a letter is joined to the preceding and to the following one. */
export interface Joins {
  readonly before: boolean;
  readonly after: boolean;
}

export interface Letter {
  /** Distance to the start of the next letter, to the left. */
  readonly advance: number;
  readonly strokes: string;
}

/** Initial and final forms of a letter; and, where different, the forms joined to the preceding letter. */
interface Forms {
  /** Letters that share the skeleton. */
  readonly letters: string;
  readonly initial?: readonly [advance: number, strokes: string];
  readonly final: readonly [advance: number, strokes: string];
  readonly medial?: readonly [advance: number, strokes: string];
  readonly joinedFinal?: readonly [advance: number, strokes: string];
}

const TOOTH = [1.7, '0,0 1.7,0|0.9,0 0.9,2.1'] as const;
const ROUND_BODY = '|1,0 1,0.7|o1,1.5,0.85';

const FORMS: readonly Forms[] = [
  {
    letters: 'اأإآ',
    final: [1.9, '0.9,6.4 0.9,0 0,-0.5'],
    joinedFinal: [1.9, '0,0 1.1,0 1.1,6.4'],
  },
  { letters: 'بتث', initial: TOOTH, final: [5.4, '0.5,2.1 0.5,0 4.8,0 4.8,1.3'] },
  { letters: 'ن', initial: TOOTH, final: [3.4, '0.5,1.6 0.5,-1.2 1.1,-2.3 2.8,-2.3'] },
  // The final yâ’ returns to the right, below the word.
  { letters: 'يى', initial: TOOTH, final: [2.2, '0,0 1.2,0 1.2,-1.5 -2.6,-1.5'] },
  {
    letters: 'جحخ',
    initial: [2.9, '-0.2,2.7 2.5,0|0,0 2.9,0'],
    final: [3.2, '-0.2,2.7 2.5,0 0.4,-2.4'],
  },
  { letters: 'دذ', final: [3.5, '2.5,2.5 0.7,2.5 1.1,0 3,0|0,0 1.1,0'] },
  { letters: 'رز', final: [2.1, '0,0 0.9,0 1.5,-1.7'] },
  {
    letters: 'سش',
    initial: [4.3, '0,0 4.3,0|0.8,0 0.8,1.7|2.1,0 2.1,1.7|3.4,0 3.4,1.7'],
    final: [6.6, '0,0 4.4,0 4.4,-1.6 6,-2|0.8,0 0.8,1.7|2.1,0 2.1,1.7|3.4,0 3.4,1.7'],
  },
  {
    letters: 'صض',
    initial: [5, '0,0 5,0|0.5,0 0.5,1.9 3.7,1.9 3.7,0|4.4,0 4.4,1.6'],
    final: [7, '0,0 4.4,0 4.6,-1.8 6.4,-2|0.5,0 0.5,1.9 3.7,1.9 3.7,0'],
  },
  {
    letters: 'طظ',
    initial: [4.1, '0,0 4.1,0|0.6,0 0.6,1.9 3.5,1.9 3.5,0|1,1.9 1.6,6.4'],
    final: [4.1, '0,0 3.6,0|0.6,0 0.6,1.9 3.5,1.9 3.5,0|1,1.9 1.6,6.4'],
  },
  {
    letters: 'عغ',
    initial: [2.4, '2,2.4 0.6,2.1 0.6,1 1.4,0 2.4,0'],
    final: [3, '2,2.4 0.6,2.1 0.6,1 1.2,0 1.6,-2 2.6,-2.2'],
    medial: [2.4, '0,0 2.4,0|0.4,1.9 1.1,0 1.8,1.9'],
    joinedFinal: [3, '0.4,1.9 1.1,0 1.8,1.9|0,0 1.2,0 1.6,-2 2.6,-2.2'],
  },
  {
    letters: 'ف',
    initial: [2.2, `0,0 2.2,0${ROUND_BODY}`],
    final: [4.8, `0,0 4.4,0${ROUND_BODY}`],
  },
  {
    letters: 'ق',
    initial: [2.2, `0,0 2.2,0${ROUND_BODY}`],
    final: [3.4, `0,0 1,0 1,-1.2 2.8,-2.2${ROUND_BODY}`],
  },
  {
    letters: 'ك',
    initial: [4.2, '3.6,2.5 0.8,2.5 1.2,0 4.2,0|0.8,2.5 1.6,4|0,0 1.2,0'],
    final: [5, '3.6,2.5 0.8,2.5 1.2,0 4.4,0|0.8,2.5 1.6,4|0,0 1.2,0'],
  },
  {
    letters: 'ل',
    initial: [1.7, '0,0 1.7,0|0.9,0 0.9,6.4'],
    final: [3.2, '0,0 0.9,0|0.9,6.4 0.9,-1 1.4,-1.9 2.6,-1.9'],
  },
  {
    letters: 'م',
    initial: [2.4, '0,0 2.4,0|o1.1,0.3,0.9'],
    final: [3.4, '0,0 2.9,0|o1.1,0.3,0.9'],
  },
  {
    letters: 'ه',
    initial: [2.9, '0,0 2.9,0|1.4,0 1.4,2.4|o1.4,1.1,1.15'],
    final: [2.9, '0,0 1.4,0 1.4,3|o1.4,1.1,1.15'],
  },
  { letters: 'ة', final: [2.9, '0,0 1.4,0 1.4,3|o1.4,1.1,1.15'] },
  { letters: 'وؤ', final: [2.6, '0,0 0.5,0|1.6,0.6 1.7,-1 0.6,-1.8|o1,1.2,0.85'] },
];

const formsOf = (sign: string): Forms | undefined =>
  FORMS.find(({ letters }) => letters.includes(sign));

/** Tells whether a letter is joined to the next one. */
export const joinsNext = (sign: string): boolean => formsOf(sign)?.initial !== undefined;

/** Selects the strokes of a letter; null for a sign without a skeleton, such as a vowel sign. */
export function arabicLetter(
  sign: string,
  { before: joinsPrevious, after: joinsNext }: Joins,
): Letter | null {
  const forms = formsOf(sign);
  if (!forms) return null;
  const { initial, final, medial, joinedFinal } = forms;
  const form = joinsNext
    ? joinsPrevious
      ? (medial ?? initial)
      : initial
    : joinsPrevious
      ? joinedFinal
      : final;
  const [advance, strokes] = form ?? final;
  return { advance, strokes };
}
