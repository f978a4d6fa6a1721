/** The trace of a search: one byte per cell of the band, and one entry between sentences. */
import { cellsOf, type Band } from './band';
import type { Frames } from '../features/frames';

/** Transitions to a frame of the reading: same frame, next one, next but one, or first of a sentence. */
export const [STAY, STEP, FAST, ENTER] = [1, 2, 3, 4];

/** Transitions to the wait before a sentence. */
export const READY = { fill: 1, end: 2, broken: 3, skip: 4, repeat: 5 } as const;

type Between = (typeof READY)[keyof typeof READY];

export type Trace = {
  readonly step: (t: number, j: number, how: number) => void;
  /**
   * Records a transition between sentences.
   * @param from last frame of the reading, where a sentence ended or was broken off
   */
  readonly between: (t: number, k: number, how: Between, from?: number) => void;
  readonly stepAt: (t: number, j: number) => number;
  readonly betweenAt: (t: number, k: number) => { readonly how: number; readonly from: number };
};

export function createTrace(grid: {
  readonly band: Band;
  readonly recording: Frames;
  readonly grammar: { readonly starts: Int32Array };
}): Trace {
  const { band, recording, grammar } = grid;
  const cells = new Uint8Array(cellsOf(band));
  const offsets = new Float64Array(recording.count);
  let offset = 0;
  for (let t = 0; t < recording.count; t += 1) {
    const [low, high] = [band.low[t] ?? 0, band.high[t] ?? 0];
    offsets[t] = offset - low;
    offset += Math.max(0, high - low);
  }
  const places = grammar.starts.length;
  const transitions = new Uint8Array(recording.count * places);
  const origins = new Int32Array(recording.count * places);
  return {
    step: (t, j, by) => {
      cells[(offsets[t] ?? 0) + j] = by;
    },
    between: (t, k, by, from = 0) => {
      transitions[t * places + k] = by;
      origins[t * places + k] = from;
    },
    stepAt: (t, j) => cells[(offsets[t] ?? 0) + j] ?? 0,
    betweenAt: (t, k) => ({
      how: transitions[t * places + k] ?? 0,
      from: origins[t * places + k] ?? 0,
    }),
  };
}
