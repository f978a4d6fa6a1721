/** What the instruments say of one published episode. */
import { readFileSync } from 'node:fs';
import { readVtt, type Cue } from '@/lib/episodes/transcript/vtt';
import { decodeFile } from '../../audio/ffmpeg';
import { levelOf, type Level } from '../../audio/filters';
import { SPEECH_RATE } from '../speech';
import { hear, type Judgement } from './hear';
import { clippedSamples, longestSilence } from './stretches';
import { wordErrors, type WordErrors } from './wordErrors';

/** Seconds around a cue that are judged with it: a sound that begins at once is judged worse than it is. */
const AROUND = { before: 0.1, after: 0.15 };

export interface CheckedCue {
  readonly cue: Cue;
  readonly judgement: Judgement;
  readonly errors: WordErrors;
  readonly clipped: number;
  /** Seconds of silence inside it, and before it since the cue before. */
  readonly silence: number;
  readonly pause: number;
}

export interface CheckedEpisode {
  readonly slug: string;
  readonly level: Level;
  readonly cues: readonly CheckedCue[];
}

/** Judges `{slug}.mp3` of a folder by its subtitles. */
export function checkEpisode(
  folder: string,
  slug: string,
  isTaught: (form: string) => boolean,
): CheckedEpisode {
  const path = `${folder}/${slug}.mp3`;
  const cues = readVtt(readFileSync(`${folder}/${slug}.vtt`, 'utf8'));
  const sound = decodeFile(path, SPEECH_RATE);
  const judgements = hear(
    path,
    cues.map(({ start, end }) => ({
      start: Math.max(0, start - AROUND.before),
      end: end + AROUND.after,
    })),
  );
  return {
    slug,
    level: levelOf(sound, SPEECH_RATE),
    cues: cues.flatMap((cue, rank) => {
      const judgement = judgements[rank];
      if (!judgement) return [];
      return {
        cue,
        judgement,
        errors: wordErrors(cue.text, judgement.heard, isTaught),
        clipped: clippedSamples(sound, SPEECH_RATE, cue.start, cue.end),
        silence: longestSilence(sound, SPEECH_RATE, cue.start, cue.end),
        pause: cue.start - (cues[rank - 1]?.end ?? cue.start),
      };
    }),
  };
}
