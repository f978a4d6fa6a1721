/** The way back through a search: one byte for each cell of the band, and one entry between sentences. */
import { cellsOf, type Band } from './band';
import type { Frames } from '../features/frames';

/** How a frame of the reading was reached: held, the next one, the one after it, or as a sentence begins. */
export const [STAY, STEP, FAST, ENTER] = [1, 2, 3, 4];

/** How one comes to wait before a sentence. */
export const READY = { fill: 1, end: 2, broken: 3, skip: 4, repeat: 5 } as const;

type Between = (typeof READY)[keyof typeof READY];

export type Trace = {
  readonly step: (t: number, j: number, how: number) => void;
  /** @param from the frame of the reading that was left, where a sentence ended or was broken off. */
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
  const how = new Uint8Array(recording.count * places);
  const left = new Int32Array(recording.count * places);
  return {
    step: (t, j, by) => {
      cells[(offsets[t] ?? 0) + j] = by;
    },
    between: (t, k, by, from = 0) => {
      how[t * places + k] = by;
      left[t * places + k] = from;
    },
    stepAt: (t, j) => cells[(offsets[t] ?? 0) + j] ?? 0,
    betweenAt: (t, k) => ({ how: how[t * places + k] ?? 0, from: left[t * places + k] ?? 0 }),
  };
}
