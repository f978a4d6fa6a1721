import { seededRandom } from '@/lib/random';
import { mixInto } from '@/scripts/audio/signal';
import { alignRecording, HOP } from '@/scripts/narration/align/align';
import { melSpectrum } from '@/scripts/narration/align/features/spectrum';
import { resonance } from '@/tests/fixtures/resonance';

const RATE = 16_000;

/**
 * Synthesizes a sentence without words: syllables of 0.2 s with two formants from the seed, over a
 * buzz of `pitch` Hz.
 */
function syllableNoise(seed: number, syllables: number, pitch: number, speed = 1) {
  const random = seededRandom(seed);
  const length = Math.round((0.2 * RATE) / speed);
  const samples = new Float64Array(syllables * length);
  for (let s = 0; s < syllables; s += 1) {
    const formants = [300 + 600 * random(), 1000 + 1800 * random()];
    const amplitude = 0.3 + 0.7 * random();
    const buzz = Float64Array.from({ length }, (_, i) => {
      const phase = (i * pitch) / RATE;
      return (phase % 1) * Math.sin((Math.PI * i) / length) * amplitude * 0.05;
    });
    const voiced = formants.reduce<Float64Array>(
      (sound, frequency) => resonance(sound, { rate: RATE, frequency, q: 4, decibels: 25 }),
      buzz,
    );
    mixInto(samples, voiced, s * length);
  }
  return samples;
}

/** Sentences of the second speaker, synthesized once for all tests. */
const secondSpeaker = new Map<number, Float64Array>();
function speakAgain(k: number) {
  const sound = secondSpeaker.get(k) ?? syllableNoise(k + 1, LENGTHS[k] ?? 0, 190, 1.2);
  secondSpeaker.set(k, sound);
  return sound;
}

const LENGTHS = [9, 14, 11, 16, 10, 13, 12, 15, 9, 12];
const reading = LENGTHS.map((n, k) => melSpectrum(syllableNoise(k + 1, n, 110), RATE, HOP));

/** Synthesizes a recording of sentences by their ranks, in another voice, higher and faster. */
function record(ranks: readonly number[], { lead: leadSeconds = 1, noise = 0.0005 } = {}) {
  const random = seededRandom(99);
  let time = leadSeconds;
  const utterances = ranks.map((k) => {
    const sound = speakAgain(k);
    const start = time + 0.3 + 0.4 * random();
    time = start + sound.length / RATE;
    return { k, sound, start, end: time };
  });
  const track = Float64Array.from(
    { length: Math.round((time + 1) * RATE) },
    () => (random() - 0.5) * noise,
  );
  for (const { sound, start } of utterances) mixInto(track, sound, Math.round(start * RATE));
  return { utterances, frames: melSpectrum(track, RATE, HOP) };
}

const ALL = LENGTHS.map((_, k) => k);
const findingKinds = ({ findings }: ReturnType<typeof alignRecording>) =>
  findings.map((finding) =>
    'line' in finding ? `${finding.kind} ${finding.line}` : finding.kind,
  );

/** Returns the greatest distance of a sentence from its last take, in seconds. */
function greatestDistance(
  alignment: ReturnType<typeof alignRecording>,
  { utterances }: ReturnType<typeof record>,
) {
  return Math.max(
    ...alignment.spans.map((span, k) => {
      const utterance = utterances.findLast((utterance) => utterance.k === k);
      if (!span || !utterance) return span === null && utterance === undefined ? 0 : Infinity;
      return Math.max(
        Math.abs(span.start - utterance.start),
        Math.abs(span.end - utterance.end),
      );
    }),
  );
}

it('the alignment finds every sentence in a different, faster voice', () => {
  const recording = record(ALL);
  const alignment = alignRecording(recording.frames, reading);
  expect(alignment.isOfThisText).toBe(true);
  expect(findingKinds(alignment)).toEqual([]);
  expect(greatestDistance(alignment, recording)).toBeLessThan(0.15);
  expect(alignment.pace).toBeCloseTo(1 / 1.2, 1);
});

it('the alignment finds every sentence after a long silence and in noise', () => {
  const recording = record(ALL, { lead: 8, noise: 0.01 });
  const alignment = alignRecording(recording.frames, reading);
  expect(greatestDistance(alignment, recording)).toBeLessThan(0.3);
});

it('the alignment reports an omitted sentence and a repeated sentence', () => {
  const recording = record([0, 1, 2, 4, 5, 6, 6, 7, 8, 9]);
  const alignment = alignRecording(recording.frames, reading);
  expect(findingKinds(alignment)).toEqual(['missing 3', 'repeated 6']);
  expect(greatestDistance(alignment, recording)).toBeLessThan(0.15);
});

it('the alignment recognizes a recording of another text', () => {
  const otherText = [21, 22, 23, 24, 25, 26, 27, 28].map((seed) =>
    syllableNoise(seed, 12, 150),
  );
  const track = new Float64Array(30 * RATE);
  otherText.forEach((sound, i) => mixInto(track, sound, Math.round((0.5 + 3 * i) * RATE)));
  expect(alignRecording(melSpectrum(track, RATE, HOP), reading).isOfThisText).toBe(false);
});
