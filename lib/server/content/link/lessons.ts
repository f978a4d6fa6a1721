import 'server-only';
import type { Lesson } from '@/lib/classroom/lesson';
import type { KnownIds } from '@/lib/content/knownIds';
import type { Records } from '@/lib/server/content/records';

interface LessonReferences {
  readonly episodes: KnownIds;
  readonly documents: KnownIds;
  readonly places: KnownIds;
}

/** Resolves the lessons of the class sheets, by slug, and checks their ids. */
export function linkLessons(
  files: Records['lessons'],
  knownIds: LessonReferences,
  problems: string[],
): ReadonlyMap<string, Lesson> {
  const lessons = files.flatMap(({ name, record }) =>
    record ? [[name, record] as const] : [],
  );
  for (const [name, { document, places = [] }] of lessons) {
    const reportProblem = (problem: string) =>
      problems.push(`content/classroom/${name}.json${problem}`);
    if (!knownIds.episodes.has(name)) reportProblem(' : un épisode du même nom est attendu');
    if (document !== undefined && !knownIds.documents.has(document))
      reportProblem(` → document : un document est attendu, il n’y a pas de « ${document} »`);
    for (const [index, place] of places.entries())
      if (!knownIds.places.has(place))
        reportProblem(
          ` → places.${index} : un lieu d’une carte est attendu, il n’y a pas de « ${place} »`,
        );
  }
  return new Map(lessons);
}
