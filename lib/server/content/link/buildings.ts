import 'server-only';
import type { Building } from '@/lib/buildings/building';
import { brokenLinks, type Known } from '@/lib/buildings/links';
import { ANY_ID } from '@/lib/content/knownIds';
import type { Episode } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { Records } from '@/lib/server/content/records';

/** Links the buildings, in the order of their index page, and checks their ids and citations. */
export function linkBuildings(
  { buildings: files, documents, events, spans }: Records,
  episodes: readonly Episode[],
  knownIds: Pick<Known, 'places' | 'people' | 'episodes'>,
  problems: string[],
): readonly Building[] {
  const buildings = files.flatMap(({ name: id, record }) =>
    record === null ? [] : [{ id, ...record }],
  );
  const knownSubjects: Known = {
    ...knownIds,
    // The slug of a document with an invalid file still exists.
    documents: new Set(documents.map(({ name }) => name)),
    timeline: events && spans ? new Set([...events, ...spans].map(({ id }) => id)) : ANY_ID,
    sentences: new Map(
      episodes.map(({ slug, transcript }) => [
        slug,
        spokenSentences(transcript).map(({ text }) => text),
      ]),
    ),
  };
  for (const building of buildings) problems.push(...brokenLinks(building, knownSubjects));
  return buildings.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id, 'fr'));
}
