/** Comparison of published word times with the model's frames, in the decoded audio. */
import { readFileSync } from 'node:fs';
import { formatWords, readSteps } from '@/lib/episodes/transcript/words';
import { readVtt } from '@/lib/episodes/transcript/vtt';
import { decodeFile } from '../../audio/ffmpeg';
import { createPronouncer } from '../lexicon';
import lexicon from '../lexicon.json';
import { parseRecord } from '../record';
import { readingScript } from '../script';
import { speakLines } from '../speakLines';
import { SPEECH_RATE } from '../speech';
import { lagOf } from './lag';

/** Number of measured sentences per episode, evenly spread. */
const SENTENCES_PER_EPISODE = 2;

export interface CheckedTimes {
  readonly slug: string;
  /** Delays of measured sentences after their cues in seconds, by id. */
  readonly lags: readonly (readonly [id: string, seconds: number])[];
  /** Ids of the sentences whose published words differ from the model’s. */
  readonly differingIds: readonly string[];
}

/** Checks an episode narrated by Kokoro; its sentences come from the cache. */
export function checkWordTimes(folder: string, slug: string): CheckedTimes {
  const path = `content/episodes/${slug}.json`;
  const { chapters, narration } = parseRecord(readFileSync(path, 'utf8'), path);
  const lines = readingScript(chapters, narration?.source);
  const speech = speakLines(lines, 'kokoro', createPronouncer(lexicon));
  const cues = readVtt(readFileSync(`${folder}/${slug}.vtt`, 'utf8'));
  const publishedSteps =
    readSteps(JSON.parse(readFileSync(`${folder}/${slug}.words.json`, 'utf8'))) ?? [];
  const sound = decodeFile(`${folder}/${slug}.mp3`, SPEECH_RATE);
  const chosenIndices = Array.from({ length: SENTENCES_PER_EPISODE }, (_, index) =>
    Math.floor(((index + 0.5) * lines.length) / SENTENCES_PER_EPISODE),
  );
  return {
    slug,
    lags: chosenIndices.flatMap((index) => {
      const [cue, speechOfCue] = [cues[index], speech[index]];
      if (!cue || !speechOfCue) return [];
      return [[cue.id, lagOf(speechOfCue.signal, sound, SPEECH_RATE, cue.start)] as const];
    }),
    differingIds: speech.flatMap(({ words }, index) =>
      formatWords([words ?? []]) === `[\n${JSON.stringify(publishedSteps[index] ?? [])}\n]\n`
        ? []
        : [cues[index]?.id ?? ''],
    ),
  };
}

/** In seconds: largest accepted deviation of a word's time, a frame of the model. */
const MAX_DEVIATION = 0.025;

/** Formats the check as text: every measured delay, and all faults. */
export function formatWordTimes(episodes: readonly CheckedTimes[]): string {
  const lags = episodes.flatMap(({ lags: episodeLags }) =>
    episodeLags.map(([, lag]) => Math.abs(lag)),
  );
  const maxLag = Math.max(0, ...lags);
  return [
    `Mots : ${lags.length} phrases corrélées avec le MP3 décodé, écart de ${(1000 * maxLag).toFixed(0)} ms au plus (${1000 * MAX_DEVIATION} admis).`,
    ...episodes.flatMap(({ slug, lags: episodeLags, differingIds }) => [
      ...episodeLags.map(
        ([id, lag]) =>
          `${slug.slice(0, 24).padEnd(24)} ${id.padEnd(9)} ${(1000 * lag).toFixed(0).padStart(4)} ms${Math.abs(lag) > MAX_DEVIATION ? ' : trop' : ''}`,
      ),
      ...differingIds.map(
        (id) => `${slug} ${id} : les mots publiés ne sont pas ceux du modèle`,
      ),
    ]),
  ].join('\n');
}
