import type { KnownIds } from '@/lib/content/knownIds';
import type { HistoricalDocument } from '@/lib/documents/document';

/** Ids that a document may refer to. */
export interface Known {
  readonly episodes: KnownIds;
  readonly places: KnownIds;
  readonly people: KnownIds;
}

/** Lists the broken links of a document, each as a French line with file, field and expectation. */
export function brokenLinks(document: HistoricalDocument, knownIds: Known): readonly string[] {
  const { slug, episodes, people, settings } = document;
  const problemOf = (field: string, expected: string, id: string): string =>
    `content/documents/${slug}.json → ${field} : ${expected} est attendu, « ${id} » n’existe pas`;
  const unknownIds = (
    field: string,
    ids: readonly (string | undefined)[],
    validIds: KnownIds,
    expected: string,
    key = '',
  ): readonly string[] =>
    ids.flatMap((id, index) =>
      id === undefined || validIds.has(id)
        ? []
        : [problemOf(`${field}.${index}${key}`, expected, id)],
    );
  return [
    ...unknownIds(
      'episodes',
      episodes,
      knownIds.episodes,
      'le nom d’un fichier de content/episodes',
    ),
    ...unknownIds(
      'people',
      people,
      knownIds.people,
      'l’identifiant d’une personne de content/people.json',
    ),
    ...unknownIds(
      'settings',
      settings.map(({ place }) => place),
      knownIds.places,
      'l’identifiant d’un lieu de content/maps',
      '.place',
    ),
  ];
}
