/** The trace of a search: one byte per cell of the band, and one entry between sentences. */
import { cellsOf, type Band } from './band';
import type { Frames } from '../features/frames';

/** Transitions to a frame of the reading: from the same, the previous or the second previous frame, or from a gap. */
export const [STAY, STEP, FAST, ENTER] = [1, 2, 3, 4];

/** Transitions to the wait before a sentence. */
export const READY = { fill: 1, end: 2, broken: 3, skip: 4, repeat: 5 } as const;

type ReadyTransition = (typeof READY)[keyof typeof READY];

export type Trace = {
  readonly recordStep: (t: number, j: number, transition: number) => void;
  /**
   * Records a transition between sentences.
   * @param origin last frame of the reading, where a sentence ended or was broken off
   */
  readonly recordTransition: (
    t: number,
    k: number,
    transition: ReadyTransition,
    origin?: number,
  ) => void;
  readonly stepAt: (t: number, j: number) => number;
  readonly transitionAt: (
    t: number,
    k: number,
  ) => { readonly transition: number; readonly origin: number };
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
  const slotCount = grammar.starts.length;
  const transitions = new Uint8Array(recording.count * slotCount);
  const origins = new Int32Array(recording.count * slotCount);
  return {
    recordStep: (t, j, transition) => {
      cells[(offsets[t] ?? 0) + j] = transition;
    },
    recordTransition: (t, k, transition, origin = 0) => {
      transitions[t * slotCount + k] = transition;
      origins[t * slotCount + k] = origin;
    },
    stepAt: (t, j) => cells[(offsets[t] ?? 0) + j] ?? 0,
    transitionAt: (t, k) => ({
      transition: transitions[t * slotCount + k] ?? 0,
      origin: origins[t * slotCount + k] ?? 0,
    }),
  };
}
