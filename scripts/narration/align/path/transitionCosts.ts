import { median } from '../statistics';

/**
 * Costs of the transitions between sentences. Costs are distances (distance.ts) times seconds, comparable at every time
 * step; the costs of silence, pauses and noise are proportional to the chance distances: those that chance alone gives,
 * to frames of the reading in any order (chance.ts).
 */
export type TransitionCosts = {
  /** First frame of each sentence in the reading, then the total number of frames. */
  readonly starts: Int32Array;
  /** Cost of omitting each sentence. */
  readonly skip: Float64Array;
  /** Cost of going back by one sentence. */
  readonly repeat: number;
  /** Cost of breaking off a sentence and restarting it. */
  readonly restart: number;
  /** Cost of a second of silence between sentences. */
  readonly silence: number;
  /** Cost of a second of silence between words: slightly higher, so that silences move to the boundaries. */
  readonly pause: number;
  /**
   * Cost of a second of other sound between sentences (music, a cough, words outside of the text), for each frame of
   * the recording.
   */
  readonly noise: Float64Array;
  /** Additional cost of a second in which the recording stays on a frame of the reading. */
  readonly slow: number;
  /** Additional cost of a second in which the recording skips every other frame. */
  readonly fast: number;
};

/** In seconds: least heard part of a sentence that may be broken off. */
export const MIN_START_SECONDS = 0.5;

/** Whether the reading’s pace is known, which sets the costs `slow` and `fast`. */
export type Pace = 'unknown' | 'known';

const PACE_COSTS: Readonly<Record<Pace, number>> = { unknown: 0.1, known: 0.3 };

/**
 * Cost of a second of other sounds, as a factor of each frame's chance distance (chance.ts): a more distant sentence is
 * not recognised.
 */
const NOISE_FACTOR = 1.2;
/** Cost of a second of silence, as a factor of the recording's median chance distance (chance.ts). */
const SILENCE_FACTOR = 0.4;
/** Cost of a second of silence between words, as a factor of the median chance distance. */
const PAUSE_FACTOR = 0.6;
/** Cost of a second of an omitted sentence: below the cost of recognising it where it is absent. */
const SKIP_COST = 0.12;

/**
 * Computes the transition costs of a recording.
 * @param starts first frame of each sentence in the reading, then the total number of frames
 * @param hop seconds per frame
 * @param chance chance distance of each frame of the recording (chance.ts)
 */
export function transitionCosts(
  starts: Int32Array,
  hop: number,
  chance: Float64Array,
  pace: Pace,
): TransitionCosts {
  const seconds = (k: number) => ((starts[k + 1] ?? 0) - (starts[k] ?? 0)) * hop;
  const medianChance = median([...chance]);
  return {
    starts,
    skip: Float64Array.from({ length: starts.length - 1 }, (_, k) => SKIP_COST * seconds(k)),
    repeat: 0.2,
    restart: 0.6,
    silence: medianChance * SILENCE_FACTOR,
    pause: medianChance * PAUSE_FACTOR,
    noise: chance.map((distance) => distance * NOISE_FACTOR),
    slow: PACE_COSTS[pace],
    fast: PACE_COSTS[pace],
  };
}
