/** Editing of a spoken sentence by whole frames: longer pauses inside, no silence around. */
import { sampleAt, type Signal } from '../../audio/signal';

/** Samples per frame: 25 ms at 24 kHz. */
export const FRAME_SAMPLES = 600;

/**
 * Frames by which a symbol sounds before its own: the first sound begins two to five frames before the end of the
 * leading edge. Kokoro’s own timestamps (`join_timestamps` of its Python package) subtract as many.
 */
export const FRAMES_BEFORE = 3;

/** The model's output: audio and the number of frames of each symbol, both edges included. */
export interface SpokenSentence {
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
const FADE_SAMPLES = 120;

/** Lengthens pauses inside a sentence that are too short. */
export function lengthenPauses(
  { signal, frames }: SpokenSentence,
  symbols: string,
): SpokenSentence {
  const lengths = [...frames];
  const parts: Signal[] = [];
  let [position, start] = [frames[0] ?? 0, 0];
  for (const [index, symbol] of [...symbols].entries()) {
    const markFrames = frames[index + 1] ?? 0;
    const spaceFrames = frames[index + 2] ?? 0;
    const missingFrames = (MIN_FRAMES[symbol] ?? 0) - markFrames - spaceFrames;
    if (missingFrames > 0 && [...symbols][index + 1] === ' ') {
      const cutSample = findQuietest(
        signal,
        (position - FRAMES_BEFORE) * FRAME_SAMPLES,
        (position + markFrames + spaceFrames) * FRAME_SAMPLES,
      );
      parts.push(
        fadeOut(signal.slice(start, cutSample)),
        new Float64Array(missingFrames * FRAME_SAMPLES),
      );
      lengths[index + 1] = markFrames + missingFrames;
      start = cutSample;
    }
    position += markFrames;
  }
  parts.push(signal.slice(start));
  return { signal: concatenate(parts), frames: lengths };
}

/** Finds the middle of the 10 ms with the least energy between two samples. */
function findQuietest(signal: Signal, from: number, to: number): number {
  const width = 240;
  let quietestWindow = { sample: Math.round((from + to) / 2), energy: Infinity };
  for (let start = from; start + width <= to; start += 60) {
    let energy = 0;
    for (let i = start; i < start + width; i += 1) energy += sampleAt(signal, i) ** 2;
    if (energy < quietestWindow.energy) quietestWindow = { sample: start + width / 2, energy };
  }
  return quietestWindow.sample;
}

function fadeOut(part: Signal): Signal {
  for (let i = 0; i < Math.min(FADE_SAMPLES, part.length); i += 1) {
    const sample = part.length - 1 - i;
    part[sample] = (sampleAt(part, sample) * i) / FADE_SAMPLES;
  }
  return part;
}

function concatenate(parts: readonly Signal[]): Signal {
  const joined = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const part of parts) {
    joined.set(part, start);
    start += part.length;
  }
  return joined;
}

/** Amplitude of −50 dB, below which audio counts as silence. */
const SILENT_AMPLITUDE = 0.003;

/** Trims silence at both ends by whole frames, leaving one frame; `skipped` counts the frames cut at the start. */
export function trimFrames(signal: Signal): {
  readonly signal: Signal;
  readonly skipped: number;
} {
  const isAudible = (value: number): boolean => Math.abs(value) > SILENT_AMPLITUDE;
  const firstAudible = signal.findIndex(isAudible);
  const lastAudible = signal.findLastIndex(isAudible);
  const skipped = Math.max(0, Math.floor(firstAudible / FRAME_SAMPLES) - 1);
  const end = Math.min(
    signal.length,
    (Math.ceil((lastAudible + 1) / FRAME_SAMPLES) + 1) * FRAME_SAMPLES,
  );
  return {
    signal: signal.slice(skipped * FRAME_SAMPLES, Math.max(end, skipped * FRAME_SAMPLES)),
    skipped,
  };
}
