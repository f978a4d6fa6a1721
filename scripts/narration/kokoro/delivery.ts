/** Delivery of lines: slower for dense lines, livelier for questions. */
import type { Line } from '../script';

export interface Delivery {
  /** Divisor of the model’s durations. */
  readonly speed: number;
  /** Factor of the intonation: 1.25 makes an interval of four semitones five. */
  readonly range: number;
}

const TITLE_DELIVERY: Delivery = { speed: 0.85, range: 1 };
const SOURCE_DELIVERY: Delivery = { speed: 0.9, range: 1.1 };
const INTONATION_RANGES = { statement: 1.25, question: 1.35 } as const;

const SPEEDS = {
  question: 0.96,
  chapterEnd: 0.9,
  dense: 0.9,
  short: 0.9,
  long: 0.96,
  statement: 0.93,
};
/** In characters: short and long lines. */
const [SHORT_LENGTH, LONG_LENGTH] = [45, 150];

/** Chooses the speed of a line, from 0.85 to 1, and the range of its intonation. */
export function deliveryOf({ role, text, isSource, isLast }: Line): Delivery {
  if (role === 'title') return TITLE_DELIVERY;
  if (isSource) return SOURCE_DELIVERY;
  if (/\?$/.test(text)) return { speed: SPEEDS.question, range: INTONATION_RANGES.question };
  return { speed: paceOf(text, isLast), range: INTONATION_RANGES.statement };
}

function paceOf(text: string, isLast: boolean): number {
  if (isLast) return SPEEDS.chapterEnd;
  // Numbers and names inside a sentence make it dense.
  const nameCount = text.match(/(?<!^)(?<![.!?] )\p{Lu}\p{Ll}+|\d+/gu)?.length ?? 0;
  if (nameCount > 3) return SPEEDS.dense;
  if (text.length < SHORT_LENGTH) return SPEEDS.short;
  return text.length > LONG_LENGTH ? SPEEDS.long : SPEEDS.statement;
}
