/** Editing of a spoken sentence by whole frames: longer pauses inside, no silence around. */
import { sampleAt, type Signal } from '../../audio/signal';

/** Samples per frame: 25 ms at 24 kHz. */
export const FRAME = 600;

/**
 * Frames by which a symbol sounds before its own: the first sound begins two to five frames before the end of the
 * leading edge. Kokoro’s own timestamps (`join_timestamps` of its Python package) subtract as many.
 */
export const FRAMES_BEFORE = 3;

/** The model's output: audio and the number of frames of each symbol, both edges included. */
export interface Spoken {
  readonly signal: Signal;
  readonly frames: readonly number[];
}

/** Least frames of a pause after each mark, the model's own frames included. */
const MIN_FRAMES: Readonly<Record<string, number>> = {
  ',': 7,
  '—': 10,
  ';': 14,
  ':': 14,
  '…': 16,
  '.': 16,
  '!': 16,
  '?': 18,
};

/** In samples: fade out and in around inserted silence. */
const FADE = 120;

/** Lengthens pauses inside a sentence that are too short. */
export function lengthenPauses({ signal, frames }: Spoken, symbols: string): Spoken {
  const lengths = [...frames];
  const parts: Signal[] = [];
  let [now, from] = [frames[0] ?? 0, 0];
  for (const [rank, symbol] of [...symbols].entries()) {
    const markFrames = frames[rank + 1] ?? 0;
    const after = frames[rank + 2] ?? 0;
    const missingFrames = (MIN_FRAMES[symbol] ?? 0) - markFrames - after;
    if (missingFrames > 0 && [...symbols][rank + 1] === ' ') {
      const cut = quietest(
        signal,
        (now - FRAMES_BEFORE) * FRAME,
        (now + markFrames + after) * FRAME,
      );
      parts.push(fadeOut(signal.slice(from, cut)), new Float64Array(missingFrames * FRAME));
      lengths[rank + 1] = markFrames + missingFrames;
      from = cut;
    }
    now += markFrames;
  }
  parts.push(signal.slice(from));
  return { signal: concatenate(parts), frames: lengths };
}

/** Finds the middle of the 10 ms with the least energy between two samples. */
function quietest(signal: Signal, from: number, to: number): number {
  const width = 240;
  let best = { cut: Math.round((from + to) / 2), energy: Infinity };
  for (let start = from; start + width <= to; start += 60) {
    let energy = 0;
    for (let i = start; i < start + width; i += 1) energy += sampleAt(signal, i) ** 2;
    if (energy < best.energy) best = { cut: start + width / 2, energy };
  }
  return best.cut;
}

function fadeOut(part: Signal): Signal {
  for (let i = 0; i < Math.min(FADE, part.length); i += 1) {
    const last = part.length - 1 - i;
    part[last] = (sampleAt(part, last) * i) / FADE;
  }
  return part;
}

function concatenate(parts: readonly Signal[]): Signal {
  const out = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const part of parts) {
    out.set(part, start);
    start += part.length;
  }
  return out;
}

/** Amplitude of −50 dB, below which audio counts as silence. */
const SILENCE = 0.003;

/** Trims silence at both ends by whole frames, leaving one; `skipped` is the number of frames cut before the first. */
export function trimFrames(signal: Signal): {
  readonly signal: Signal;
  readonly skipped: number;
} {
  const sounds = (value: number): boolean => Math.abs(value) > SILENCE;
  const first = signal.findIndex(sounds);
  const last = signal.findLastIndex(sounds);
  const skipped = Math.max(0, Math.floor(first / FRAME) - 1);
  const end = Math.min(signal.length, (Math.ceil((last + 1) / FRAME) + 1) * FRAME);
  return { signal: signal.slice(skipped * FRAME, Math.max(end, skipped * FRAME)), skipped };
}
