import 'server-only';
import { unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import {
  episodePath,
  type Episode,
  DEFAULT_COVER,
  drawnCover,
  playableEpisode,
} from '@/lib/episodes/episode';
import {
  mentionedPeople,
  mentionedPlaces,
  type LinkedSegment,
  type Segment,
} from '@/lib/episodes/marks';
import { type NamedRecord, publishedAt } from '@/lib/episodes/record';
import { sourceFaults } from '@/lib/episodes/narration';
import { passagesOf, sentenceIds } from '@/lib/episodes/telling/passages';
import { timeTranscript, type TimedTranscript } from '@/lib/episodes/transcript/transcript';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { personAnchor } from '@/lib/people/anchor';
import type { Person } from '@/lib/people/person';
import type { Chapter } from '@/lib/player/extras/chapters';
import { audioOf } from '@/lib/server/content/episodes/audio';
import { readChapters } from '@/lib/server/content/link/chapters';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { missingFile } from '@/lib/server/content/files/missingFile';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { YEARS } from '@/lib/timeline/bounds';
import { brokenMarks } from '@/lib/server/content/link/marks';

/** Objects that an episode may refer to, by id. */
interface NamedObjects {
  readonly places: ReadonlyMap<string, PlaceOnMap>;
  readonly people: ReadonlyMap<string, Person>;
  /** Names of periods. */
  readonly periods: ReadonlyMap<string, string>;
}

/** Objects to which episodes are linked. */
export interface EpisodeContext {
  readonly siteName: string;
  readonly namedObjects: NamedObjects;
  readonly knownIds: Record<keyof NamedObjects, KnownIds>;
  /** Number of questions about each episode, by slug. */
  readonly questions: ReadonlyMap<string, number>;
}

/**
 * Links an episode to its places, people and periods, and to its files in `public/`; `linkEpisodes` adds its
 * neighbours.
 */
export function linkEpisode(
  { slug, record }: NamedRecord,
  id: number,
  { siteName, namedObjects, knownIds, questions }: EpisodeContext,
  problems: string[],
): Episode {
  const file = `content/episodes/${slug}.json`;
  const { places, people, periods } = namedObjects;
  problems.push(
    ...record.periods.flatMap((period, index) =>
      unknownIdProblems(
        `${file} → periods.${index}`,
        period,
        knownIds.periods,
        'une période d’une carte ou de content/quiz/periods est attendue',
      ),
    ),
    ...brokenMarks(file, record.chapters, knownIds),
    ...missingFile(`${file} → imageUrl`, record.imageUrl),
    ...missingFile(`${file} → audioUrl`, record.audioUrl),
  );
  const day = record.date ?? null;
  const transcript = timeTranscript(
    record.chapters,
    readOrReport(problems, () => readTranscript(slug)),
    (segment) => hrefOf(segment, namedObjects),
  );
  const audioChapters = chaptersOf(slug, problems);
  const faults: string[] = [];
  const passages = passagesOf(record, { places, known: knownIds.places, years: YEARS }, faults);
  faults.push(...sourceFaults(record.narration?.source ?? [], sentenceIds(record.chapters)));
  problems.push(...faults.map((fault) => `${file} → ${fault}`));
  const linkedEpisode = {
    id,
    slug,
    path: episodePath(slug),
    number: record.number,
    title: record.title,
    shortTitle: record.shortTitle,
    category: record.category,
    day,
    publishedAt: day && publishedAt(day),
    seconds: record.duration,
    picture: pictureOf(record.imageUrl ?? coverOf(slug)),
    audio: audioOf(slug, record.audioUrl),
    summary: record.summary,
    description: record.description,
    years: record.years,
    periods: record.periods.map((period) => ({
      id: period,
      name: periods.get(period) ?? period,
    })),
    sources: record.sources,
    transcript,
    passages,
    chapters: listedChapters(transcript, audioChapters),
    audioChapters,
    places: mentionedPlaces(record).flatMap((place) => places.get(place) ?? []),
    people: mentionedPeople(record).flatMap((person) => people.get(person) ?? []),
    editorial: record.editorial,
    questions: questions.get(slug) ?? 0,
    previous: null,
    next: null,
  };
  return { ...linkedEpisode, playable: playableEpisode(linkedEpisode, siteName) };
}

/** Lists the chapters of the text, with seconds when the audio is divided into the same chapters. */
function listedChapters({ chapters }: TimedTranscript, audioChapters: readonly Chapter[]) {
  const hasSameChapters = audioChapters.length === chapters.length;
  return chapters.map(({ title, anchor }, index) => ({
    title,
    anchor,
    start: (hasSameChapters ? audioChapters[index]?.start : undefined) ?? null,
  }));
}

function hrefOf(
  segment: Segment,
  { places, people }: Pick<NamedObjects, 'places' | 'people'>,
): LinkedSegment['href'] {
  switch (segment.kind) {
    case 'text':
      return null;
    case 'place':
      return places.get(segment.id)?.path ?? null;
    case 'person':
      return people.has(segment.id) ? `#${personAnchor(segment.id)}` : null;
  }
}

/** Finds the cover of an episode, else the default cover. */
function coverOf(slug: string): string {
  const cover = drawnCover(slug);
  return publicFile(cover) ? cover : DEFAULT_COVER;
}

function chaptersOf(slug: string, problems: string[]): readonly Chapter[] {
  const result = readChapters(slug);
  if (result.ok) return result.value;
  problems.push(...result.error);
  return [];
}

/** Runs a reader of a file of `public/`, adding its error to the problems. */
function readOrReport<T>(problems: string[], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return null;
  }
}
