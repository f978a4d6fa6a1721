import { FRAME_SAMPLES, lengthenPauses, trimFrames } from '@/scripts/narration/kokoro/pauses';

/** Generates a tone of a whole number of frames. */
const tone = (frames: number): Float64Array =>
  Float64Array.from({ length: frames * FRAME_SAMPLES }, (_, i) => 0.5 * Math.sin(i / 5));

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

describe('pauses inside a sentence', () => {
  // Durations of edge, a, comma, space, b, edge.
  const frames = [1, 4, 2, 1, 4, 1];

  it('are lengthened by whole frames, which are added to the punctuation mark', () => {
    const { signal, frames: lengths } = lengthenPauses(
      { signal: tone(sum(frames)), frames },
      'a, b',
    );
    expect(lengths).toEqual([1, 4, 6, 1, 4, 1]);
    expect(signal.length).toBe(sum(lengths) * FRAME_SAMPLES);
  });

  it('are unchanged where they are long enough, and at the end', () => {
    const longFrames = [1, 4, 6, 4, 4, 2];
    const spoken = { signal: tone(sum(longFrames)), frames: longFrames };
    expect(lengthenPauses(spoken, 'a, b').signal).toEqual(spoken.signal);
    const final = { signal: tone(7), frames: [1, 4, 1, 1] };
    expect(lengthenPauses(final, 'a.').frames).toEqual(final.frames);
  });
});

describe('silent edges of a take', () => {
  it('are trimmed by whole frames, one of which is left', () => {
    const signal = new Float64Array(20 * FRAME_SAMPLES);
    signal.set(tone(4), 10 * FRAME_SAMPLES + 7);
    const trimmed = trimFrames(signal);
    expect(trimmed.skipped).toBe(9);
    expect(trimmed.signal.length).toBe(7 * FRAME_SAMPLES);
  });

  it('are unchanged without silence', () => {
    expect(trimFrames(tone(3))).toMatchObject({ skipped: 0 });
  });
});
