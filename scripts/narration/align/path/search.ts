/**
 * The one-stage search for connected sentences: T. K. Vintsyuk, “Element-wise recognition of continuous speech composed
 * of words from a specified dictionary”, Cybernetics 7, 1971; H. Ney, “The use of a one-stage dynamic programming
 * algorithm for connected word recognition”, IEEE Transactions on ASSP 32, 1984. Inside a sentence the search is Sakoe
 * and Chiba’s time warping in asymmetric form with slopes from 0 to 2: each frame of the recording counts once, so that
 * alternative paths are comparable. Between sentences the transition costs decide.
 */
import type { Frames } from '../features/frames';
import type { Band } from './band';
import { distance } from './distance';
import { MIN_START_SECONDS, type TransitionCosts } from './transitionCosts';
import { createTrace, ENTER, FAST, READY, STAY, STEP, type Trace } from './trace';

export type Grid = {
  readonly recording: Frames;
  /** 1 for each silent frame of the recording. */
  readonly silent: Uint8Array;
  readonly reading: Frames;
  readonly band: Band;
  readonly grammar: TransitionCosts;
};

/** Searches the grid frame by frame and returns its trace. */
export function search(grid: Grid): Trace {
  const { recording, reading, band, grammar } = grid;
  const trace = createTrace(grid);
  let previousReadyCosts = initialReadyCosts(grammar);
  let previousCosts = new Float64Array(reading.count).fill(Infinity);
  let currentCosts = new Float64Array(reading.count).fill(Infinity);
  for (let t = 0; t < recording.count; t += 1) {
    currentCosts.fill(Infinity, band.low[t - 2] ?? 0, band.high[t - 2] ?? 0);
    const costs = {
      previousCosts,
      currentCosts,
      previousReadyCosts,
      currentReadyCosts: new Float64Array(previousReadyCosts.length).fill(Infinity),
    };
    extendGaps(grid, t, costs, trace);
    for (let k = 0; k + 1 < previousReadyCosts.length; k += 1)
      warpSentence(grid, t, k, costs, trace);
    moveBetweenSentences(grid, t, costs.currentReadyCosts, trace);
    previousReadyCosts = costs.currentReadyCosts;
    [previousCosts, currentCosts] = [currentCosts, previousCosts];
  }
  return trace;
}

type PathCosts = {
  /** Least costs of the paths that end in each frame of the reading, at the former and the present frame. */
  readonly previousCosts: Float64Array;
  readonly currentCosts: Float64Array;
  /** Least costs of the paths that wait before each sentence, at the former and the present frame. */
  readonly previousReadyCosts: Float64Array;
  readonly currentReadyCosts: Float64Array;
};

/** Returns the initial costs: before any sound, any number of sentences may be omitted. */
function initialReadyCosts({ skip }: TransitionCosts): Float64Array {
  const readyCosts = new Float64Array(skip.length + 1);
  for (let k = 0; k < skip.length; k += 1)
    readyCosts[k + 1] = (readyCosts[k] ?? 0) + (skip[k] ?? 0);
  return readyCosts;
}

function extendGaps(grid: Grid, t: number, costs: PathCosts, trace: Trace) {
  const { recording, silent, grammar } = grid;
  const cost = (silent[t] ? grammar.silence : (grammar.noise[t] ?? 0)) * recording.hop;
  for (let k = 0; k < costs.currentReadyCosts.length; k += 1) {
    costs.currentReadyCosts[k] = (costs.previousReadyCosts[k] ?? Infinity) + cost;
    trace.recordTransition(t, k, READY.fill);
  }
}

/** Extends the paths inside sentence `k` by one frame, and beyond the sentence at its end. */
function warpSentence(grid: Grid, t: number, k: number, costs: PathCosts, trace: Trace): void {
  const { recording, reading, silent, band, grammar } = grid;
  const { previousCosts, currentCosts, previousReadyCosts, currentReadyCosts } = costs;
  const [firstFrame, endFrame] = [grammar.starts[k] ?? 0, grammar.starts[k + 1] ?? 0];
  const low = Math.max(firstFrame, band.low[t] ?? 0);
  const high = Math.min(endFrame, band.high[t] ?? 0);
  const { hop } = recording;
  const earliestBreak = firstFrame + MIN_START_SECONDS / hop;
  const isSilent = silent[t] === 1;
  const fastCost = grammar.fast * hop;
  let brokenCost = Infinity;
  let brokenFrame = firstFrame;
  for (let j = low; j < high; j += 1) {
    const cost = distance(recording, t, reading, j) * hop;
    const stayCost =
      isSilent && j < endFrame - 1 ? grammar.pause * hop : cost + grammar.slow * hop;
    const staySum = (previousCosts[j] ?? Infinity) + stayCost;
    const stepSum = j > firstFrame ? (previousCosts[j - 1] ?? Infinity) + cost : Infinity;
    const fastSum =
      j > firstFrame + 1 ? (previousCosts[j - 2] ?? Infinity) + cost + fastCost : Infinity;
    const enterSum =
      j <= firstFrame + 1 ? (previousReadyCosts[k] ?? Infinity) + cost : Infinity;
    const bestSum = Math.min(staySum, stepSum, fastSum, enterSum);
    currentCosts[j] = bestSum;
    trace.recordStep(
      t,
      j,
      bestSum === stepSum
        ? STEP
        : bestSum === staySum
          ? STAY
          : bestSum === fastSum
            ? FAST
            : ENTER,
    );
    if (j >= earliestBreak && bestSum < brokenCost) {
      brokenCost = bestSum;
      brokenFrame = j;
    }
  }
  for (let j = Math.max(low, endFrame - 2); j < high; j += 1) {
    if ((currentCosts[j] ?? Infinity) >= (currentReadyCosts[k + 1] ?? Infinity)) continue;
    currentReadyCosts[k + 1] = currentCosts[j] ?? Infinity;
    trace.recordTransition(t, k + 1, READY.end, j);
  }
  if (brokenCost + grammar.restart < (currentReadyCosts[k] ?? Infinity)) {
    currentReadyCosts[k] = brokenCost + grammar.restart;
    trace.recordTransition(t, k, READY.broken, brokenFrame);
  }
}

/** Extends paths between sentences without time: omits sentences and goes back to earlier sentences. */
function moveBetweenSentences(
  { grammar }: Grid,
  t: number,
  currentReadyCosts: Float64Array,
  trace: Trace,
): void {
  for (let k = 0; k + 1 < currentReadyCosts.length; k += 1) {
    const skipSum = (currentReadyCosts[k] ?? Infinity) + (grammar.skip[k] ?? 0);
    if (skipSum >= (currentReadyCosts[k + 1] ?? Infinity)) continue;
    currentReadyCosts[k + 1] = skipSum;
    trace.recordTransition(t, k + 1, READY.skip);
  }
  for (let k = currentReadyCosts.length - 1; k > 0; k -= 1) {
    const repeatSum = (currentReadyCosts[k] ?? Infinity) + grammar.repeat;
    if (repeatSum >= (currentReadyCosts[k - 1] ?? Infinity)) continue;
    currentReadyCosts[k - 1] = repeatSum;
    trace.recordTransition(t, k - 1, READY.repeat);
  }
}
