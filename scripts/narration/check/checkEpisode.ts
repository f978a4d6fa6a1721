/** Measurements of a published episode. */
import { readFileSync } from 'node:fs';
import { readVtt, type Cue } from '@/lib/episodes/transcript/vtt';
import { decodeFile } from '../../audio/ffmpeg';
import { levelOf, type Level } from '../../audio/filters';
import { SPEECH_RATE } from '../speech';
import { hear, type Quality, type Stretch } from './hear';
import { clippedSamples, longestSilence } from './stretches';
import { errorsBySentence, type WordErrors } from './wordErrors';
import { wordSounds } from './wordSounds';

/** In seconds: context of a cue; hear.py puts silence before a sentence whose quality it rates. */
const CONTEXT = { before: 0.1, after: 0.15 };

/** In seconds: the recogniser's window, less the context. */
const WINDOW_SECONDS = 29;

export interface CheckedCue {
  readonly cue: Cue;
  readonly quality: Quality;
  readonly errors: WordErrors;
  readonly clipped: number;
  /** In seconds: longest silence inside the cue, and silence since the preceding cue. */
  readonly silence: number;
  readonly pause: number;
}

export interface CheckedEpisode {
  readonly slug: string;
  readonly level: Level;
  readonly cues: readonly CheckedCue[];
}

/** Measures `{slug}.mp3` of a folder by its subtitles. */
export function checkEpisode(
  folder: string,
  slug: string,
  hasPhonemes: (form: string) => boolean,
): CheckedEpisode {
  const path = `${folder}/${slug}.mp3`;
  const cues = readVtt(readFileSync(`${folder}/${slug}.vtt`, 'utf8'));
  const sound = decodeFile(path, SPEECH_RATE);
  const groups = groupsOf(cues);
  const { quality, words } = hear(path, {
    quality: cues.map((cue) => ({ start: cue.start, end: cue.end + CONTEXT.after })),
    words: groups.map(sectionOf),
  });
  const soundsOf = wordSounds([...cues.map(({ text }) => text), ...words]);
  const errors = groups.flatMap((group, index) =>
    errorsBySentence(
      group.map(({ text }) => text),
      words[index] ?? '',
      { isTaught: hasPhonemes, soundsOf },
    ),
  );
  return {
    slug,
    level: levelOf(sound, SPEECH_RATE),
    cues: cues.flatMap((cue, index) => {
      const [rating, sentenceErrors] = [quality[index], errors[index]];
      if (!rating || !sentenceErrors) return [];
      return {
        cue,
        quality: rating,
        errors: sentenceErrors,
        clipped: clippedSamples(sound, SPEECH_RATE, cue.start, cue.end),
        silence: longestSilence(sound, SPEECH_RATE, cue.start, cue.end),
        pause: cue.start - (cues[index - 1]?.end ?? cue.start),
      };
    }),
  };
}

const sectionOf = (cues: readonly Cue[]): Stretch => ({
  start: Math.max(0, (cues[0]?.start ?? 0) - CONTEXT.before),
  end: (cues.at(-1)?.end ?? 0) + CONTEXT.after,
});

/** Groups cues into windows of the recogniser, whose cost per window is constant. */
function groupsOf(cues: readonly Cue[]): readonly (readonly Cue[])[] {
  const groups: Cue[][] = [];
  for (const cue of cues) {
    const lastGroup = groups.at(-1);
    const [firstCue] = lastGroup ?? [];
    if (lastGroup && firstCue && cue.end - firstCue.start <= WINDOW_SECONDS)
      lastGroup.push(cue);
    else groups.push([cue]);
  }
  return groups;
}
