/**
 * FSRS-6, the memory model of the review, with its published default weights. Formulas:
 * github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm, «FSRS-6»; results are rounded to eight decimals, as
 * in the reference implementations.
 */

/** Rating of an answer: 1 forgotten, 2 recalled with difficulty, 3 recalled, 4 recalled at once. */
export type Grade = 1 | 2 | 3 | 4;

export interface Memory {
  /** Days after which the probability of recall is 0.9; from 0.001 to 36,500. */
  readonly stability: number;
  /** From 1 (easy) to 10. */
  readonly difficulty: number;
}

/** The default weights w0 to w20 of FSRS-6, by the numbers of its formulas. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;
const DECAY = -W[20];
/** Normalizes the curve so that the probability of recall is 0.9 at `stability` days. */
const FACTOR = roundOff(Math.exp(Math.log(0.9) / DECAY) - 1);
const RETENTION = 0.9;
// RETENTION ** (1 / DECAY) is avoided: the minifier of Next 16.4.5 folds the constants and loses the parentheses.
const INTERVAL_MODIFIER = roundOff((Math.exp(Math.log(RETENTION) / DECAY) - 1) / FACTOR);
const MIN_STABILITY = 0.001;
/** In days: the largest stability, a hundred years. */
export const MOST_STABILITY = 36_500;

/** Computes the probability of recall after a number of days, from 0 to 1 (FSRS-6, R). */
export const retrievability = ({ stability }: Memory, days: number): number =>
  roundOff((1 + (FACTOR * days) / stability) ** DECAY);

/** Computes the days until the next review, an integer from 1 to `longest`. */
export const intervalOf = ({ stability }: Memory, longest: number): number =>
  Math.min(Math.max(1, Math.round(stability * INTERVAL_MODIFIER)), longest);

/**
 * Computes the memory after an answer (FSRS-6, S and D).
 * @param memory null before the first answer
 * @param days since the last answer, at least 0
 */
export function nextMemory(memory: Memory | null, days: number, grade: Grade): Memory {
  if (memory === null)
    return {
      stability: { 1: W[0], 2: W[1], 3: W[2], 4: W[3] }[grade],
      difficulty: clamp(initialDifficulty(grade), 1, 10),
    };
  return {
    stability: nextStability(memory, days, grade),
    difficulty: nextDifficulty(memory.difficulty, grade),
  };
}

const initialDifficulty = (grade: Grade): number =>
  roundOff(W[4] - Math.exp((grade - 1) * W[5]) + 1);

/** Updates the difficulty: mean reversion towards that of rating 4, with changes damped near 10. */
function nextDifficulty(difficulty: number, grade: Grade): number {
  const dampedChange = roundOff((-W[6] * (grade - 3) * (10 - difficulty)) / 9);
  return clamp(
    roundOff(W[7] * initialDifficulty(4) + (1 - W[7]) * (difficulty + dampedChange)),
    1,
    10,
  );
}

function nextStability(memory: Memory, days: number, grade: Grade): number {
  if (days === 0) return afterSameDay(memory, grade);
  const recallRate = retrievability(memory, days);
  return grade === 1 ? afterLapse(memory, recallRate) : afterRecall(memory, recallRate, grade);
}

function afterRecall(
  { stability, difficulty }: Memory,
  recallRate: number,
  grade: Grade,
): number {
  const bonus = { 1: 1, 2: W[15], 3: 1, 4: W[16] }[grade];
  const gain =
    Math.exp(W[8]) *
    (11 - difficulty) *
    stability ** -W[9] *
    (Math.exp((1 - recallRate) * W[10]) - 1) *
    bonus;
  return clampStability(stability * (1 + gain));
}

/** Computes the stability after a lapse, capped slightly below the former stability. */
function afterLapse({ stability, difficulty }: Memory, recallRate: number): number {
  const lapseStability =
    W[11] *
    difficulty ** -W[12] *
    ((stability + 1) ** W[13] - 1) *
    Math.exp((1 - recallRate) * W[14]);
  return clamp(
    roundOff(stability / Math.exp(W[17] * W[18])),
    MIN_STABILITY,
    clampStability(lapseStability),
  );
}

function afterSameDay({ stability }: Memory, grade: Grade): number {
  const change = stability ** -W[19] * Math.exp(W[17] * (grade - 3 + W[18]));
  return clampStability(stability * (grade >= 2 ? Math.max(change, 1) : change));
}

const clampStability = (stability: number): number =>
  roundOff(clamp(stability, MIN_STABILITY, MOST_STABILITY));

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

function roundOff(value: number): number {
  return Math.round(value * 1e8) / 1e8;
}
