import 'server-only';
import { blankMapOf } from '@/lib/classroom/blankMap';
import {
  withoutOverlaps,
  sheetChoices,
  hijraWords,
  writtenTime,
  type ClassSheetContent,
} from '@/lib/classroom/sheet';
import { drawingPath } from '@/lib/documents/address';
import type { Episode } from '@/lib/episodes/episode';
import { exportedQuestion } from '@/lib/exports/sheet';
import { nameOnMap } from '@/lib/map/markers/labels';
import { placesByMap } from '@/lib/map/places/placesByMap';
import { findDocument } from '@/lib/server/content/documents/documents';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

/** Largest numbers of map points and of dates on a sheet. */
const MAX_POINTS = 12;
const MAX_DATES = 8;
/** The smallest number of dates for an exercise of ordering. */
const MIN_DATES = 3;

/** Builds the content of an episode's class sheet. */
export function classSheetOf({
  slug,
  places,
}: Pick<Episode, 'slug' | 'places'>): ClassSheetContent {
  const content = loadContent();
  const lesson = content.lessons.get(slug);
  const lessonPlaces = lesson?.places?.flatMap((id) => content.places.get(id) ?? []);
  return {
    map: mapOf(lessonPlaces ?? places),
    dates: datesOf(slug),
    document: documentOf(lesson?.document),
    questions: questionsOf(slug),
    trace: lesson?.trace ?? [],
  };
}

function mapOf(places: Episode['places']): ClassSheetContent['map'] {
  const [richestGroup] = placesByMap(places, loadContent().maps);
  const drawing = richestGroup && `/maps/${richestGroup.map.id}/muette.svg`;
  if (!richestGroup || !drawing || !publicFile(drawing)) return null;
  const { id, record, extent } = richestGroup.map;
  // Places keep the order of the lesson, else of the episode: the first places are its subject.
  const labelledPlaces = richestGroup.places.map((place) => ({
    ...place,
    name: nameOnMap(place.name),
  }));
  const { width, height } = extent;
  return {
    ...blankMapOf(labelledPlaces, extent, MAX_POINTS),
    id,
    title: record.title,
    drawing,
    size: { width, height },
  };
}

function datesOf(slug: string): ClassSheetContent['dates'] {
  const citedEntries = loadTimeline().entries.filter(
    ({ citations, kind }) =>
      kind === null && citations.some((citation) => citation.slug === slug),
  );
  const selectedEntries = withoutOverlaps(
    citedEntries
      .map((entry) => ({ ...entry, ...writtenTime(entry) }))
      // At equal importance, the more precise date comes first.
      .toSorted((a, b) => b.importance - a.importance || a.to - a.from - (b.to - b.from)),
  ).slice(0, MAX_DATES);
  // Sort by the middle of each range: by its first day, «vers 525» would precede «automne 523».
  const dates = selectedEntries.toSorted((a, b) => a.from + a.to - (b.from + b.to));
  return dates.length < MIN_DATES
    ? []
    : dates.map(({ id, when, hijriWhen, title }) => ({
        id,
        when,
        hijriWhen: hijriWhen === null ? null : hijraWords(hijriWhen),
        title,
      }));
}

function documentOf(slug: string | undefined): ClassSheetContent['document'] {
  const document = slug === undefined ? null : findDocument(slug);
  if (!document) return null;
  const { title, nature, kept, extracts, drawing, questions, date } = document;
  const picture = drawingPath(document.slug);
  return { title, nature, kept, extracts, drawing, questions, date: date.label, picture };
}

function questionsOf(slug: string): ClassSheetContent['questions'] {
  const questions = loadPublishedQuiz()
    .filter(({ episodeSlug }) => episodeSlug === slug)
    .toSorted((a, b) => a.difficulty - b.difficulty);
  const choices = sheetChoices(questions);
  return questions.map((question) => ({
    ...exportedQuestion(question),
    choices: [...choices].flatMap(([choice, questionsOfChoice]) =>
      questionsOfChoice.has(question) ? choice : [],
    ),
  }));
}
