/**
 * The one-stage search for connected sentences: T. K. Vintsyuk, “Element-wise recognition of continuous speech composed
 * of words from a specified dictionary”, Cybernetics 7, 1971; H. Ney, “The use of a one-stage dynamic programming
 * algorithm for connected word recognition”, IEEE Transactions on ASSP 32, 1984. Inside a sentence it is Sakoe and
 * Chiba’s time warping in its asymmetric form with slopes from 0 to 2: each frame of the recording counts once, so that
 * alternative paths are comparable. Between sentences the grammar decides.
 */
import type { Frames } from '../features/frames';
import type { Band } from './band';
import { distance } from './distance';
import { LEAST_START_SECONDS, type Grammar } from './grammar';
import { createTrace, ENTER, FAST, READY, STAY, STEP, type Trace } from './trace';

export type Grid = {
  readonly recording: Frames;
  /** 1 for each silent frame of the recording. */
  readonly silent: Uint8Array;
  readonly reading: Frames;
  readonly band: Band;
  readonly grammar: Grammar;
};

/** Searches the grid frame by frame and returns its trace. */
export function search(grid: Grid): Trace {
  const { recording, reading, band, grammar } = grid;
  const trace = createTrace(grid);
  let ready = readyAtFirst(grammar);
  let before = new Float64Array(reading.count).fill(Infinity);
  let now = new Float64Array(reading.count).fill(Infinity);
  for (let t = 0; t < recording.count; t += 1) {
    now.fill(Infinity, band.low[t - 2] ?? 0, band.high[t - 2] ?? 0);
    const sums = { before, now, ready, next: new Float64Array(ready.length).fill(Infinity) };
    fillBetween(grid, t, sums, trace);
    for (let k = 0; k + 1 < ready.length; k += 1) warpSentence(grid, t, k, sums, trace);
    moveBetween(grid, t, sums.next, trace);
    ready = sums.next;
    [before, now] = [now, before];
  }
  return trace;
}

type Sums = {
  /** Least costs of the paths that end in each frame of the reading, at the former and the present frame. */
  readonly before: Float64Array;
  readonly now: Float64Array;
  /** Least costs of the paths that wait before each sentence, at the former and the present frame. */
  readonly ready: Float64Array;
  readonly next: Float64Array;
};

/** Returns the initial costs: before any sound, any number of sentences may be omitted. */
function readyAtFirst({ skip }: Grammar): Float64Array {
  const ready = new Float64Array(skip.length + 1);
  for (let k = 0; k < skip.length; k += 1) ready[k + 1] = (ready[k] ?? 0) + (skip[k] ?? 0);
  return ready;
}

function fillBetween(grid: Grid, t: number, sums: Sums, trace: Trace) {
  const { recording, silent, grammar } = grid;
  const cost = (silent[t] ? grammar.silence : (grammar.noise[t] ?? 0)) * recording.hop;
  for (let k = 0; k < sums.next.length; k += 1) {
    sums.next[k] = (sums.ready[k] ?? Infinity) + cost;
    trace.between(t, k, READY.fill);
  }
}

/** Extends the paths inside sentence `k` by one frame, and out of it at its end. */
function warpSentence(grid: Grid, t: number, k: number, sums: Sums, trace: Trace): void {
  const { recording, reading, silent, band, grammar } = grid;
  const { before, now, ready, next } = sums;
  const [first, end] = [grammar.starts[k] ?? 0, grammar.starts[k + 1] ?? 0];
  const from = Math.max(first, band.low[t] ?? 0);
  const to = Math.min(end, band.high[t] ?? 0);
  const { hop } = recording;
  const earliest = first + LEAST_START_SECONDS / hop;
  const isSilent = silent[t] === 1;
  const leap = grammar.fast * hop;
  let broken = Infinity;
  let brokenAt = first;
  for (let j = from; j < to; j += 1) {
    const cost = distance(recording, t, reading, j) * hop;
    const stayCost = isSilent && j < end - 1 ? grammar.pause * hop : cost + grammar.slow * hop;
    const stay = (before[j] ?? Infinity) + stayCost;
    const step = j > first ? (before[j - 1] ?? Infinity) + cost : Infinity;
    const fast = j > first + 1 ? (before[j - 2] ?? Infinity) + cost + leap : Infinity;
    const enter = j <= first + 1 ? (ready[k] ?? Infinity) + cost : Infinity;
    const best = Math.min(stay, step, fast, enter);
    now[j] = best;
    trace.step(
      t,
      j,
      best === step ? STEP : best === stay ? STAY : best === fast ? FAST : ENTER,
    );
    if (j >= earliest && best < broken) {
      broken = best;
      brokenAt = j;
    }
  }
  for (let j = Math.max(from, end - 2); j < to; j += 1) {
    if ((now[j] ?? Infinity) >= (next[k + 1] ?? Infinity)) continue;
    next[k + 1] = now[j] ?? Infinity;
    trace.between(t, k + 1, READY.end, j);
  }
  if (broken + grammar.restart < (next[k] ?? Infinity)) {
    next[k] = broken + grammar.restart;
    trace.between(t, k, READY.broken, brokenAt);
  }
}

/** Extends paths between sentences without time: omits sentences and goes back to earlier ones. */
function moveBetween({ grammar }: Grid, t: number, next: Float64Array, trace: Trace): void {
  for (let k = 0; k + 1 < next.length; k += 1) {
    const skipped = (next[k] ?? Infinity) + (grammar.skip[k] ?? 0);
    if (skipped >= (next[k + 1] ?? Infinity)) continue;
    next[k + 1] = skipped;
    trace.between(t, k + 1, READY.skip);
  }
  for (let k = next.length - 1; k > 0; k -= 1) {
    const repeated = (next[k] ?? Infinity) + grammar.repeat;
    if (repeated >= (next[k - 1] ?? Infinity)) continue;
    next[k - 1] = repeated;
    trace.between(t, k - 1, READY.repeat);
  }
}
