import { ENTER, FAST, READY, STEP, type Trace } from './trace';

/** A take: a sentence spoken once, completely or broken off. */
export type Take = {
  /** Index of the sentence in the reading, from 0. */
  readonly line: number;
  readonly isWhole: boolean;
  /** Frames of the recording; `to` is excluded. */
  readonly from: number;
  readonly to: number;
};

export type Path = {
  /** In the order of the recording. */
  readonly takes: readonly Take[];
  /** Frame of the reading for each frame of the recording, or −1 between sentences. */
  readonly positions: Int32Array;
};

/**
 * Backtracks through the trace of a search (as in Viterbi or DTW) from the last frame of the recording, after `lineCount`
 * sentences, to its first frame. Returns the takes in the order of the recording and the matched frame of the reading for
 * each frame.
 * @param frameCount frames of the recording
 */
export function readPath(trace: Trace, frameCount: number, lineCount: number): Path {
  const takes: Take[] = [];
  const positions = new Int32Array(frameCount).fill(-1);
  let [t, k] = [frameCount - 1, lineCount];
  while (t >= 0) {
    const { transition, origin: originFrame } = trace.transitionAt(t, k);
    if (transition === READY.fill) t -= 1;
    else if (transition === READY.skip) k -= 1;
    else if (transition === READY.repeat) k += 1;
    else {
      const isWhole = transition === READY.end;
      if (isWhole) k -= 1;
      const lastFrame = t;
      let j = originFrame;
      for (;;) {
        const step = trace.stepAt(t, j);
        positions[t] = j;
        t -= 1;
        if (step === ENTER) break;
        j -= step === STEP ? 1 : step === FAST ? 2 : 0;
      }
      takes.unshift({ line: k, isWhole, from: t + 1, to: lastFrame + 1 });
    }
  }
  return { takes, positions };
}
