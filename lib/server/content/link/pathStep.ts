import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { sheetPath } from '@/lib/classroom/address';
import { documentPath } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindLabel } from '@/lib/documents/kindLabels';
import { atSecond, type Episode } from '@/lib/episodes/episode';
import { formatLength } from '@/lib/episodes/length';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { placeKind } from '@/lib/map/markers/labels';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { stepKey, stepKind, type PathStep } from '@/lib/paths/path';
import type { StepRecord } from '@/lib/paths/record';
import { formatQuizLink } from '@/lib/quiz/link';
import type { Question } from '@/lib/quiz/record';
import { PAGES } from '@/lib/site/pages';
import { hashOf } from '@/lib/text/hash';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';

/** Objects that steps lead to, by id. */
export interface StepSubjects {
  readonly episodes: ReadonlyMap<string, Episode>;
  readonly places: ReadonlyMap<string, PlaceOnMap>;
  readonly maps: readonly HistoricalMap[];
  readonly documents: ReadonlyMap<string, HistoricalDocument>;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly buildings: ReadonlyMap<string, Building>;
  readonly questions: ReadonlyMap<string, Question>;
}

type StepContent = Pick<PathStep, 'title' | 'detail' | 'href'> &
  Partial<Pick<PathStep, 'seconds' | 'playable'>>;

/** Resolves a step as a list of one; an empty list when the file of the step's subject is invalid. */
export function linkStep(record: StepRecord, subjects: StepSubjects): readonly PathStep[] {
  const content = contentOf(record, subjects);
  return content === null
    ? []
    : [
        {
          key: stepKey(record),
          kind: stepKind(record),
          record,
          part: record.part ?? null,
          text: record.text,
          seconds: 0,
          playable: null,
          ...content,
        },
      ];
}

function contentOf(record: StepRecord, subjects: StepSubjects): StepContent | null {
  const { episodes, places, maps, documents, entries, buildings, questions } = subjects;
  const lookUp = <T>(
    subjectsById: ReadonlyMap<string, T>,
    id: string | undefined,
  ): T | undefined => (id === undefined ? undefined : subjectsById.get(id));

  const episode = lookUp(episodes, record.episode);
  if (episode)
    return record.chapter === undefined
      ? episodeContent(episode)
      : chapterContent(episode, record.chapter);
  const place = lookUp(places, record.place);
  if (place) {
    const map = maps.find(({ id }) => id === place.mapId);
    return {
      title: place.name,
      detail: [placeKind(place), ...(map ? [map.record.title] : [])].join(' · '),
      href: place.path,
    };
  }
  const document = lookUp(documents, record.document);
  if (document)
    return {
      title: document.title,
      detail: `${kindLabel(document.kind)} · ${document.date.label}`,
      href: documentPath(document.slug),
    };
  const entry = lookUp(entries, record.event);
  if (entry)
    return {
      title: entry.title,
      detail: `Frise · ${entry.when}`,
      href: entryPath(entry.id),
    };
  const building = lookUp(buildings, record.building);
  if (building)
    return { title: building.name, detail: 'Reconstitution', href: buildingPath(building.id) };
  const sheetEpisode = lookUp(episodes, record.sheet);
  if (sheetEpisode)
    return {
      title: `Fiche\u00a0: ${sheetEpisode.shortTitle}`,
      detail: 'Fiche de classe à imprimer',
      href: sheetPath(sheetEpisode.slug),
    };
  return questionsContent(record.questions ?? [], questions);
}

const seriesLabel = ({ number, category }: Episode): string =>
  number === undefined ? (category ?? 'Hors série') : `Épisode ${number}`;

const episodeContent = (episode: Episode): StepContent => ({
  title: episode.shortTitle,
  detail: `${seriesLabel(episode)} · ${formatLength(episode.seconds)}`,
  href: episode.path,
  seconds: episode.seconds,
  playable: episode.playable,
});

/** Formats the length of a chapter: in seconds below a minute. */
const chapterLength = (seconds: number): string =>
  seconds < 59.5 ? `${Math.round(seconds)}\u00a0s` : formatLength(seconds);

/** Builds the step of a chapter, whose link opens the episode at the chapter's second, else at its text. */
function chapterContent(episode: Episode, rank: number): StepContent | null {
  const chapter = episode.chapters[rank - 1];
  if (!chapter) return null;
  const { start, title, anchor } = chapter;
  const end = episode.chapters[rank]?.start ?? episode.seconds;
  const seconds = start === null ? 0 : Math.max(0, end - start);
  const length = seconds > 0 ? ` · ${chapterLength(seconds)}` : '';
  return {
    title,
    detail: `${seriesLabel(episode)}, chapitre ${rank}${length}`,
    href: start === null ? `${episode.path}#${anchor}` : atSecond(episode.path, start),
    seconds,
  };
}

/** Builds the step of a quiz with fixed questions, under the theme of the first question. */
function questionsContent(
  ids: readonly string[],
  questionsById: ReadonlyMap<string, Question>,
): StepContent | null {
  const [firstQuestion] = ids.flatMap((id) => questionsById.get(id) ?? []);
  if (!firstQuestion) return null;
  const query = formatQuizLink({
    mode: 'theme',
    value: firstQuestion.theme,
    difficulty: 'mixed',
    seed: hashOf(ids.join('.')),
    questions: ids.map((id) => ({ id })),
  });
  const count = ids.length;
  return {
    title: count === 1 ? 'Une question pour finir' : `${count} questions pour retenir`,
    detail: 'Quiz, avec l’explication et la source de chaque réponse',
    href: `${PAGES.quiz.path}?${query}`,
  };
}
