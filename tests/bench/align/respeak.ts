/** Synthesizes recordings with a known alignment: an episode read by another voice, in another room, with accidents. */
import { seededRandom, type Random } from '@/lib/random';
import { playInRoom } from '@/scripts/music/room';
import { levelOf } from '@/scripts/audio/filters';
import { mixInto, scale, type Signal } from '@/scripts/audio/signal';
import { speak } from '@/scripts/narration/espeak';
import { closing, opening } from '@/scripts/narration/music';
import type { Line } from '@/scripts/narration/script';

export type Scenario = {
  readonly label: string;
  readonly voice: readonly string[];
  /** Seconds of music before and after the words. */
  readonly music?: readonly [number, number];
  /** Signal-to-noise ratio in decibels. */
  readonly noise?: number;
  readonly hasRoom?: boolean;
  /** Lets the tempo drift, and adds pauses within sentences. */
  readonly isUnsteady?: boolean;
  /** Positions of the omitted lines, as ratios of the episode. */
  readonly skipped?: readonly number[];
  /** Positions of the lines read twice. */
  readonly repeated?: readonly number[];
  /** Positions of the lines broken off halfway and started again. */
  readonly begun?: readonly number[];
  readonly areTitlesUnsaid?: boolean;
  /** Reads names as written, without the pronunciation lexicon. */
  readonly isUntaught?: boolean;
};

export type Recording = {
  readonly sound: Signal;
  /** Start and end of each line (of its last take) in seconds; null when it is omitted. */
  readonly truth: readonly ({ readonly start: number; readonly end: number } | null)[];
  readonly repeated: readonly number[];
  readonly begun: readonly number[];
};

export function respeak(
  lines: readonly Line[],
  pronounced: readonly string[],
  scenario: Scenario,
  rate: number,
): Recording {
  const random = seededRandom(lines.length * 7919 + scenario.label.length);
  const indexAt = (ratio: number) => {
    let k = Math.round(ratio * (lines.length - 1));
    while (lines[k]?.role === 'title') k += 1;
    return k;
  };
  const skipped = (scenario.skipped ?? []).map(indexAt);
  const repeated = (scenario.repeated ?? []).map(indexAt);
  const begun = (scenario.begun ?? []).map(indexAt);
  const [introSeconds, outroSeconds] = scenario.music ?? [0.7, 0.9];
  const clips: { sound: Signal; start: number }[] = [];
  let time = introSeconds;
  const truth = lines.map((line, k) => {
    if (skipped.includes(k)) return null;
    if (scenario.areTitlesUnsaid && line.role === 'title') return null;
    let span = { start: 0, end: 0 };
    const isSaidAgain = repeated.includes(k) || begun.includes(k);
    for (let take = isSaidAgain ? 2 : 1; take > 0; take -= 1) {
      const steadyTake = speak(pronounced[k] ?? '', rate, scenario.voice);
      const fullTake = scenario.isUnsteady ? driftTempo(steadyTake, rate, random) : steadyTake;
      const isBrokenOff = begun.includes(k) && take === 2;
      const sound = isBrokenOff
        ? fullTake.slice(0, Math.round(fullTake.length * 0.5))
        : fullTake;
      time += line.pause * (0.5 + random()) + 0.1 * random();
      clips.push({ sound, start: time });
      span = { start: time, end: time + sound.length / rate };
      time = span.end;
    }
    return span;
  });
  const track = new Float64Array(Math.round((time + outroSeconds) * rate));
  for (const { sound, start } of clips) mixInto(track, sound, Math.round(start * rate));
  const voice = scenario.hasRoom
    ? playInRoom(track, rate, { decay: 0.4, wet: 0.2, size: 1 })
    : track;
  const level = levelOf(voice, rate).loudness;
  if (scenario.music) addMusic(voice, introSeconds, time, rate, level);
  if (scenario.noise !== undefined) addNoise(voice, level - scenario.noise, rate, random);
  return { sound: voice, truth, repeated, begun };
}

function addMusic(
  track: Signal,
  introSeconds: number,
  lastWordEnd: number,
  rate: number,
  level: number,
): void {
  const music = new Float64Array(track.length);
  const [openingMusic, closingMusic] = [opening(rate), closing(rate)];
  for (let position = 0; position < introSeconds; position += 6)
    mixInto(music, openingMusic, Math.round(position * rate));
  for (let position = lastWordEnd + 0.4; position < track.length / rate; position += 7)
    mixInto(music, closingMusic, Math.round(position * rate));
  const silenceStart = Math.round((introSeconds - 0.3) * rate);
  const silenceEnd = Math.round((lastWordEnd + 0.3) * rate);
  for (let i = Math.max(0, silenceStart); i < Math.min(silenceEnd, music.length); i += 1)
    music[i] = 0;
  mixInto(track, scale(music, 10 ** ((level - 3 - levelOf(music, rate).loudness) / 20)), 0);
}

/** Adds noise that falls by about 3 dB per octave (pink noise), as of rooms and fans. */
function addNoise(track: Signal, level: number, rate: number, random: Random): void {
  const noise = new Float64Array(track.length);
  let [slowNoise, slowerNoise] = [0, 0];
  for (let i = 0; i < noise.length; i += 1) {
    const white = random() * 2 - 1;
    slowNoise = 0.9 * slowNoise + 0.3 * white;
    slowerNoise = 0.99 * slowerNoise + 0.1 * white;
    noise[i] = white * 0.3 + slowNoise + slowerNoise;
  }
  mixInto(track, scale(noise, 10 ** ((level - levelOf(noise, rate).loudness) / 20)), 0);
}

/** Resamples a sound to a tempo that drifts by ±12 %, and inserts a pause or two where it is quiet. */
function driftTempo(sound: Signal, rate: number, random: Random): Signal {
  const samples: number[] = [];
  const [phase, period] = [random() * 6, (1.5 + random()) * rate];
  let pauses = random() < 0.5 ? 1 : 0;
  let level = 0;
  for (let position = 0; position < sound.length - 1;) {
    const i = Math.floor(position);
    samples.push((sound[i] ?? 0) * (1 - (position - i)) + (sound[i + 1] ?? 0) * (position - i));
    level = 0.995 * level + 0.005 * Math.abs(sound[i] ?? 0);
    if (
      pauses > 0 &&
      level < 0.002 &&
      position > sound.length * 0.3 &&
      position < sound.length * 0.8
    ) {
      pauses -= 1;
      for (let n = (0.25 + 0.6 * random()) * rate; n > 0; n -= 1) samples.push(0);
    }
    position += 1 + 0.12 * Math.sin((2 * Math.PI * position) / period + phase);
  }
  return Float64Array.from(samples);
}
