import { median } from '../statistics';

/**
 * What a recording may do with the sentences that it reads. Costs are distances (see distance.ts) times seconds, so
 * that they mean the same at every step of time.
 */
export type Grammar = {
  /** The first frame of each sentence in the reading, and at the end the number of its frames. */
  readonly starts: Int32Array;
  /** For each sentence, what it costs not to say it. */
  readonly skip: Float64Array;
  /** What it costs to go back by one sentence. */
  readonly repeat: number;
  /** What it costs to break a sentence off and to begin it again. */
  readonly restart: number;
  /** What a second of silence costs between sentences, … */
  readonly silence: number;
  /** … and what it costs between words: a little more, or else it would not matter on which side of it they are. */
  readonly pause: number;
  /**
   * What a second of any other sound costs between sentences (music, a cough, words that are not in the text), for
   * each frame of the recording.
   */
  readonly noise: Float64Array;
  /** What a second costs, beside the distance, in which the recording holds a frame of the reading, … */
  readonly slow: number;
  /** … or in which it passes over every other one. */
  readonly fast: number;
};

/** Seconds of a sentence that must be heard before it can be broken off. */
export const LEAST_START_SECONDS = 0.5;

/** How tightly the recording must keep the reading’s pace: the costs `slow` and `fast`. */
export type Pace = 'unknown' | 'known';

const PACE_COSTS: Readonly<Record<Pace, number>> = { unknown: 0.1, known: 0.3 };

/** Of what chance finds at every frame (see chance.ts): a sentence that is farther is not heard. */
const NOISE_RATIO = 1.2;
/** Of what chance finds in the middle of the recording. */
const SILENCE_RATIO = 0.4;
const PAUSE_RATIO = 0.6;
/** What a second of a sentence that is left out costs: under what it costs to hear it where it is not. */
const SKIP_COST = 0.12;

/** The grammar of a recording whose frames are at the distances `chance` from what chance finds. */
export function grammarFor(
  starts: Int32Array,
  hop: number,
  chance: Float64Array,
  pace: Pace,
): Grammar {
  const seconds = (k: number) => ((starts[k + 1] ?? 0) - (starts[k] ?? 0)) * hop;
  const usual = median([...chance]);
  return {
    starts,
    skip: Float64Array.from({ length: starts.length - 1 }, (_, k) => SKIP_COST * seconds(k)),
    repeat: 0.2,
    restart: 0.6,
    silence: usual * SILENCE_RATIO,
    pause: usual * PAUSE_RATIO,
    noise: chance.map((distance) => distance * NOISE_RATIO),
    slow: PACE_COSTS[pace],
    fast: PACE_COSTS[pace],
  };
}
