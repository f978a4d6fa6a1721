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
  readonly room?: boolean;
  /** Lets the tempo drift, and adds pauses within sentences. */
  readonly unsteady?: boolean;
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
  const rankAt = (ratio: number) => {
    let k = Math.round(ratio * (lines.length - 1));
    while (lines[k]?.role === 'title') k += 1;
    return k;
  };
  const skipped = (scenario.skipped ?? []).map(rankAt);
  const repeated = (scenario.repeated ?? []).map(rankAt);
  const begun = (scenario.begun ?? []).map(rankAt);
  const [before, after] = scenario.music ?? [0.7, 0.9];
  const pieces: { sound: Signal; at: number }[] = [];
  let now = before;
  const truth = lines.map((line, k) => {
    if (skipped.includes(k)) return null;
    if (scenario.areTitlesUnsaid && line.role === 'title') return null;
    let place = { start: 0, end: 0 };
    const isSaidAgain = repeated.includes(k) || begun.includes(k);
    for (let take = isSaidAgain ? 2 : 1; take > 0; take -= 1) {
      const plain = speak(pronounced[k] ?? '', rate, scenario.voice);
      const whole = scenario.unsteady ? unsteady(plain, rate, random) : plain;
      const isCut = begun.includes(k) && take === 2;
      const sound = isCut ? whole.slice(0, Math.round(whole.length * 0.5)) : whole;
      now += line.pause * (0.5 + random()) + 0.1 * random();
      pieces.push({ sound, at: now });
      place = { start: now, end: now + sound.length / rate };
      now = place.end;
    }
    return place;
  });
  const track = new Float64Array(Math.round((now + after) * rate));
  for (const { sound, at } of pieces) mixInto(track, sound, Math.round(at * rate));
  const voice = scenario.room
    ? playInRoom(track, rate, { decay: 0.4, wet: 0.2, size: 1 })
    : track;
  const level = levelOf(voice, rate).loudness;
  if (scenario.music) addMusic(voice, before, now, rate, level);
  if (scenario.noise !== undefined) addNoise(voice, level - scenario.noise, rate, random);
  return { sound: voice, truth, repeated, begun };
}

function addMusic(
  track: Signal,
  before: number,
  lastWord: number,
  rate: number,
  level: number,
): void {
  const music = new Float64Array(track.length);
  const [signature, farewells] = [opening(rate), closing(rate)];
  for (let at = 0; at < before; at += 6) mixInto(music, signature, Math.round(at * rate));
  for (let at = lastWord + 0.4; at < track.length / rate; at += 7)
    mixInto(music, farewells, Math.round(at * rate));
  const silence = Math.round((before - 0.3) * rate);
  const farewell = Math.round((lastWord + 0.3) * rate);
  for (let i = Math.max(0, silence); i < Math.min(farewell, music.length); i += 1) music[i] = 0;
  mixInto(track, scale(music, 10 ** ((level - 3 - levelOf(music, rate).loudness) / 20)), 0);
}

/** Adds noise that falls by about 3 dB per octave (pink noise), as of rooms and fans. */
function addNoise(track: Signal, level: number, rate: number, random: Random): void {
  const noise = new Float64Array(track.length);
  let [slow, slower] = [0, 0];
  for (let i = 0; i < noise.length; i += 1) {
    const white = random() * 2 - 1;
    slow = 0.9 * slow + 0.3 * white;
    slower = 0.99 * slower + 0.1 * white;
    noise[i] = white * 0.3 + slow + slower;
  }
  mixInto(track, scale(noise, 10 ** ((level - levelOf(noise, rate).loudness) / 20)), 0);
}

/** Resamples a sound to a tempo that drifts by ±12 %, and inserts a pause or two where it is quiet. */
function unsteady(sound: Signal, rate: number, random: Random): Signal {
  const out: number[] = [];
  const [phase, period] = [random() * 6, (1.5 + random()) * rate];
  let pauses = random() < 0.5 ? 1 : 0;
  let loud = 0;
  for (let at = 0; at < sound.length - 1;) {
    const i = Math.floor(at);
    out.push((sound[i] ?? 0) * (1 - (at - i)) + (sound[i + 1] ?? 0) * (at - i));
    loud = 0.995 * loud + 0.005 * Math.abs(sound[i] ?? 0);
    if (pauses > 0 && loud < 0.002 && at > sound.length * 0.3 && at < sound.length * 0.8) {
      pauses -= 1;
      for (let n = (0.25 + 0.6 * random()) * rate; n > 0; n -= 1) out.push(0);
    }
    at += 1 + 0.12 * Math.sin((2 * Math.PI * at) / period + phase);
  }
  return Float64Array.from(out);
}
