import 'server-only';
import type { Lesson } from '@/lib/classroom/lesson';
import type { KnownIds } from '@/lib/content/knownIds';
import type { Records } from '@/lib/server/content/records';

interface Known {
  readonly episodes: KnownIds;
  readonly documents: KnownIds;
  readonly places: KnownIds;
}

/** Resolves the lessons of the class sheets, by slug, and checks their ids. */
export function linkLessons(
  files: Records['lessons'],
  known: Known,
  problems: string[],
): ReadonlyMap<string, Lesson> {
  const lessons = files.flatMap(({ name, record }) =>
    record ? [[name, record] as const] : [],
  );
  for (const [name, { document, places = [] }] of lessons) {
    const complain = (problem: string) =>
      problems.push(`content/classroom/${name}.json${problem}`);
    if (!known.episodes.has(name)) complain(' : un épisode du même nom est attendu');
    if (document !== undefined && !known.documents.has(document))
      complain(` → document : un document est attendu, il n’y a pas de « ${document} »`);
    for (const [rank, place] of places.entries())
      if (!known.places.has(place))
        complain(
          ` → places.${rank} : un lieu d’une carte est attendu, il n’y a pas de « ${place} »`,
        );
  }
  return new Map(lessons);
}
