import 'server-only';
import { blankMapOf } from '@/lib/classroom/blankMap';
import { spread, type ClassSheet } from '@/lib/classroom/sheet';
import type { Episode } from '@/lib/episodes/episode';
import { exportedQuestion } from '@/lib/exports/sheet';
import { nameOnMap } from '@/lib/map/markers/labels';
import { placesByMap } from '@/lib/map/places/placesByMap';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';

const MOST_POINTS = 12;
const MOST_DATES = 8;
const MOST_QUESTIONS = 10;
/** With fewer there is nothing to put in order. */
const LEAST_DATES = 3;

/** What an episode gives a teacher to hand out. */
export function classSheetOf(episode: Pick<Episode, 'slug' | 'places'>): ClassSheet {
  const { slug, places } = episode;
  return { map: mapOf(places), dates: datesOf(slug), questions: questionsOf(slug) };
}

function mapOf(places: Episode['places']): ClassSheet['map'] {
  const [most] = placesByMap(places, loadContent().maps);
  const drawing = most && `/maps/${most.map.id}/muette.svg`;
  if (!most || !drawing || !publicFile(drawing)) return null;
  const { id, record, extent } = most.map;
  // In the order in which the episode names them: it begins by those that it is about.
  const named = most.places.map((place) => ({
    ...place,
    name: nameOnMap(place.name),
  }));
  const { width, height } = extent;
  return {
    ...blankMapOf(named, extent, MOST_POINTS),
    id,
    title: record.title,
    drawing,
    size: { width, height },
  };
}

function datesOf(slug: string): ClassSheet['dates'] {
  const told = loadTimeline().entries.filter(
    ({ told: moments, kind }) =>
      kind === null && moments.some((moment) => moment.slug === slug),
  );
  const weighty = told
    .toSorted((one, other) => other.importance - one.importance)
    .slice(0, MOST_DATES);
  // By the middle of what is possible: «vers 525» would come before «automne 523» by its first day.
  const kept = weighty.toSorted((one, other) => one.from + one.to - (other.from + other.to));
  return kept.length < LEAST_DATES
    ? []
    : kept.map(({ id, when, hijriWhen, title }) => ({ id, when, hijriWhen, title }));
}

const questionsOf = (slug: string): ClassSheet['questions'] =>
  spread(
    loadPublishedQuiz()
      .filter(({ episodeSlug }) => episodeSlug === slug)
      .toSorted((one, other) => one.difficulty - other.difficulty),
    MOST_QUESTIONS,
  ).map(exportedQuestion);
