import type { KnownIds } from '@/lib/content/knownIds';
import type { HistoricalDocument } from '@/lib/documents/document';

/** Ids that a document may refer to. */
export interface Known {
  readonly episodes: KnownIds;
  readonly places: KnownIds;
  readonly people: KnownIds;
}

/** Lists the broken links of a document, each as a French line with file, field and expectation. */
export function brokenLinks(document: HistoricalDocument, known: Known): readonly string[] {
  const { slug, episodes, people, settings } = document;
  const complain = (field: string, expected: string, id: string): string =>
    `content/documents/${slug}.json → ${field} : ${expected} est attendu, « ${id} » n’existe pas`;
  const unknown = (
    field: string,
    ids: readonly (string | undefined)[],
    among: KnownIds,
    expected: string,
    key = '',
  ): readonly string[] =>
    ids.flatMap((id, index) =>
      id === undefined || among.has(id)
        ? []
        : [complain(`${field}.${index}${key}`, expected, id)],
    );
  return [
    ...unknown('episodes', episodes, known.episodes, 'le nom d’un fichier de content/episodes'),
    ...unknown(
      'people',
      people,
      known.people,
      'l’identifiant d’une personne de content/people.json',
    ),
    ...unknown(
      'settings',
      settings.map(({ place }) => place),
      known.places,
      'l’identifiant d’un lieu de content/maps',
      '.place',
    ),
  ];
}
