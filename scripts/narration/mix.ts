/** Voice and music on one track, at broadcast loudness. */
import { levelOf } from '../audio/filters';
import { master } from '../audio/mastering';
import { mixInto, scale, type Signal } from '../audio/signal';
import { breath, closing, CLOSING_SECONDS, opening } from './music';
import type { NarrationCue } from './timeline';
import { warmVoice } from './voice';

/** The music stays this far under the voice, in LU: it frames, it does not compete. */
const MUSIC_UNDER_VOICE = 3;
/** Seconds from a last word to the music that follows, which opens with 0.25 s of silence. */
const BEFORE_FAREWELL = 0.4;
const BEFORE_BREATH = 0.15;
/** MP3 coding at this rate can raise peaks by two decibels: the ceiling keeps them under `PUBLISHED.ceiling`. */
const TARGET = { loudness: -16, ceiling: -3.6 };

/** What a published narration must hold once it is decoded: in LUFS, within half a unit, and in dBTP. */
export const PUBLISHED = { loudness: -16, tolerance: 0.5, ceiling: -1.5 };

/** The finished episode: `speech[i]` is what is heard during `cues[i]`. */
export function mixEpisode(
  cues: readonly NarrationCue[],
  speech: readonly Signal[],
  rate: number,
): Signal {
  const lastWord = cues.at(-1)?.end ?? 0;
  const track = new Float64Array(
    Math.round((lastWord + BEFORE_FAREWELL + CLOSING_SECONDS) * rate),
  );
  const music = new Float64Array(track.length);
  mixInto(music, opening(rate), 0);
  mixInto(music, closing(rate), Math.round((lastWord + BEFORE_FAREWELL) * rate));
  for (const [i, cue] of cues.entries()) {
    mixInto(track, speech[i] ?? new Float64Array(0), Math.round(cue.start * rate));
    const before = cues[i - 1];
    if (cue.role === 'title' && before) {
      const start = Math.round((before.end + BEFORE_BREATH) * rate);
      mixInto(music, breath(cue.chapter, rate), start);
    }
  }
  const voice = warmVoice(track, rate);
  const gain =
    levelOf(voice, rate).loudness - MUSIC_UNDER_VOICE - levelOf(music, rate).loudness;
  mixInto(voice, scale(music, 10 ** (gain / 20)), 0);
  return master(voice, rate, TARGET);
}
