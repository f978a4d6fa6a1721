/** Mix of voice and music on one track. */
import type { Voice } from '@/lib/episodes/narration';
import { levelOf } from '../audio/filters';
import { mixInto, scale, type Signal } from '../audio/signal';
import { interlude, closing, CLOSING_SECONDS, opening } from './music';
import type { Line } from './script';
import type { NarrationCue } from './timeline';
import { asNarrator, asSource } from './voice';

/** Difference by which the music is quieter than the voice, in LU. */
const MUSIC_UNDER_VOICE_LU = 3;
/** Pause between the last word and the closing music, which begins with 0.25 s of silence; in seconds. */
const PAUSE_BEFORE_CLOSING = 0.4;
/** Pause between the last word of a chapter and the interlude, in seconds. */
export const PAUSE_BEFORE_INTERLUDE = 0.15;

/** A part of the mix: its audio and its start. */
export interface Part {
  readonly cue: NarrationCue;
  readonly signal: Signal;
  readonly isSource: Line['isSource'];
}

/**
 * Mixes the episode before mastering: narrator and quoted sources, each with its own reverberation, and the music
 * around and between the chapters.
 * @param rate samples per second
 */
export function mixEpisode(parts: readonly Part[], rate: number, voice: Voice): Signal {
  const lastWordEnd = parts.at(-1)?.cue.end ?? 0;
  const length = Math.round((lastWordEnd + PAUSE_BEFORE_CLOSING + CLOSING_SECONDS) * rate);
  const mixTrack = (isSource: boolean): Signal => {
    const signal = new Float64Array(length);
    for (const part of parts)
      if (part.isSource === isSource)
        mixInto(signal, part.signal, Math.round(part.cue.start * rate));
    return signal;
  };
  const sound = asNarrator(mixTrack(false), rate, voice);
  if (parts.some(({ isSource }) => isSource))
    mixInto(sound, asSource(mixTrack(true), rate, voice), 0);
  const music = mixMusic(parts, lastWordEnd, length, rate);
  const gain =
    levelOf(sound, rate).loudness - MUSIC_UNDER_VOICE_LU - levelOf(music, rate).loudness;
  mixInto(sound, scale(music, 10 ** (gain / 20)), 0);
  return sound;
}

function mixMusic(
  parts: readonly Part[],
  lastWordEnd: number,
  length: number,
  rate: number,
): Signal {
  const music = new Float64Array(length);
  mixInto(music, opening(rate), 0);
  mixInto(music, closing(rate), Math.round((lastWordEnd + PAUSE_BEFORE_CLOSING) * rate));
  for (const [i, { cue }] of parts.entries()) {
    const previousCue = parts[i - 1]?.cue;
    if (cue.role === 'title' && previousCue)
      mixInto(
        music,
        interlude(cue.chapter, rate),
        Math.round((previousCue.end + PAUSE_BEFORE_INTERLUDE) * rate),
      );
  }
  return music;
}
