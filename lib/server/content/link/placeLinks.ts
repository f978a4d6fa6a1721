import 'server-only';
import { ANY_ID, unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import type { Records } from '@/lib/server/content/records';

/** Lists the people and timeline entries without a page that events of places name. */
export function placeLinkProblems({
  maps,
  genealogy,
  events: timelineEvents,
  spans,
}: Records): readonly string[] {
  const knownPeople: KnownIds = genealogy
    ? new Set(genealogy.people.map(({ id }) => id))
    : ANY_ID;
  const knownEntries: KnownIds =
    timelineEvents && spans
      ? new Set([...timelineEvents, ...spans].map(({ id }) => id))
      : ANY_ID;
  return maps.flatMap(({ name, record }) =>
    (record?.places ?? []).flatMap(({ id, events = [] }) =>
      events.flatMap(({ people, timeline }) => {
        const field = `content/maps/${name}.json → ${id}.facts`;
        return [
          ...people.flatMap((person) =>
            unknownIdProblems(
              `${field}.people`,
              person,
              knownPeople,
              'une personne de content/genealogy.json est attendue',
            ),
          ),
          ...timeline.flatMap((entry) =>
            unknownIdProblems(
              `${field}.timeline`,
              entry,
              knownEntries,
              'un événement de content/timeline est attendu',
            ),
          ),
        ];
      }),
    ),
  );
}
