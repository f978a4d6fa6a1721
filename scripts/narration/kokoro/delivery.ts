/** Delivery of lines: slower for dense ones, livelier for questions. */
import type { Line } from '../script';

export interface Delivery {
  /** Divisor of the model’s durations. */
  readonly speed: number;
  /** Factor of the intonation: 1.25 makes an interval of four semitones five. */
  readonly range: number;
}

const TITLE: Delivery = { speed: 0.85, range: 1 };
const SOURCE: Delivery = { speed: 0.9, range: 1.1 };
const RANGE = { other: 1.25, asked: 1.35 } as const;

const PACE = { asked: 0.96, last: 0.9, dense: 0.9, short: 0.9, long: 0.96, other: 0.93 };
/** In characters: short and long lines. */
const [SHORT, LONG] = [45, 150];

/** Chooses the speed of a line, from 0.85 to 1, and the range of its intonation. */
export function deliveryOf({ role, text, isSource, isLast }: Line): Delivery {
  if (role === 'title') return TITLE;
  if (isSource) return SOURCE;
  if (/\?$/.test(text)) return { speed: PACE.asked, range: RANGE.asked };
  return { speed: paceOf(text, isLast), range: RANGE.other };
}

function paceOf(text: string, isLast: boolean): number {
  if (isLast) return PACE.last;
  // Numbers and names inside a sentence make it dense.
  const names = text.match(/(?<!^)(?<![.!?] )\p{Lu}\p{Ll}+|\d+/gu)?.length ?? 0;
  if (names > 3) return PACE.dense;
  if (text.length < SHORT) return PACE.short;
  return text.length > LONG ? PACE.long : PACE.other;
}
