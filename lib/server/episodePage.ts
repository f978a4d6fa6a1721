import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import { formatMegabytes } from '@/lib/episodes/length';
import { storyNeighbours } from '@/lib/episodes/story';
import { timeTranscript, type Transcript } from '@/lib/episodes/transcript';
import { periodSpans, type Period } from '@/lib/episodes/frieze';
import { companionOf } from '@/lib/server/companions';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';
import { publicFile } from '@/lib/server/publicFiles';
import { loadQuestionLabels, loadQuestions } from '@/lib/server/quiz';
import { loadTranscript } from '@/lib/server/transcripts';

/** An episode of the fixed list by its slug; null when there is none. */
export const findEpisode = (slug: string): Episode | null =>
  loadEpisodes().find((episode) => episode.slug === slug) ?? null;

export const transcriptOf = ({ slug, chapters }: Episode): Transcript =>
  timeTranscript(chapters, loadTranscript(slug));

export interface ListedChapter {
  readonly title: string;
  /** Where it can be read on the page. */
  readonly anchor: string;
  /** Second at which it begins; null when nobody knows. */
  readonly start: number | null;
}

/** The chapters as the text divides itself; they have seconds when the sound is divided in the same way. */
export function chaptersOf(
  { slug }: Episode,
  { chapters }: Transcript,
): readonly ListedChapter[] {
  const heard = companionOf(slug).chapters;
  const isSame = heard.length === chapters.length;
  return chapters.map(({ title, anchor }, rank) => ({
    title,
    anchor,
    start: (isSame ? heard[rank]?.start : undefined) ?? null,
  }));
}

export const neighboursOf = ({ slug }: Episode) => storyNeighbours(loadEpisodes(), slug);

/** The size of an episode's own sound, as people read it; null when it is elsewhere or is not known. */
export function sizeOf({ audioUrl }: Episode): string | null {
  const file = audioUrl === undefined ? null : publicFile(audioUrl);
  return file && formatMegabytes(file.bytes);
}

/** How many questions of the quiz are about an episode. */
export const questionsAbout = ({ slug }: Episode): number =>
  loadQuestions().filter(({ episode }) => episode === slug).length;

/** The names of the periods that an episode tells. */
export const periodNamesOf = ({ periods }: Episode): readonly string[] =>
  periods.flatMap((id) => loadQuestionLabels().periods.get(id) ?? []);

/** The periods of the maps in years, until the end of the series. */
export function loadPeriods(): readonly Period[] {
  const records = mapIds().map((id) => loadMap(id).record);
  const periods = new Map(records.flatMap((map) => map.periods).map((one) => [one.id, one]));
  const places = records.flatMap((map) => map.places);
  return periodSpans([...periods.values()], places, lastYearOfSeries());
}

/** The last year that the numbered series tells. */
export const lastYearOfSeries = (): number =>
  Math.max(
    ...loadEpisodes()
      .filter(({ number }) => number !== undefined)
      .map(({ years }) => years.to),
  );
