import type { Building } from '@/lib/buildings/building';
import { repeatedIdProblems, unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';

/** Ids that the links of a building may name, and the sentences of the episodes. */
export interface Known {
  readonly places: KnownIds;
  readonly people: KnownIds;
  readonly documents: KnownIds;
  readonly timeline: KnownIds;
  readonly episodes: KnownIds;
  /** Sentences of each readable transcript, in order, by the episode's slug. */
  readonly sentences: ReadonlyMap<string, readonly string[]>;
}

/** Lists the broken links of a building, each as a French message with file, field and expectation. */
export function brokenLinks(building: Building, known: Known): readonly string[] {
  const file = `content/buildings/${building.id}.json`;
  const fieldPath = (...path: readonly (string | number)[]) => `${file} → ${path.join('.')}`;
  const externalLinks = [
    ['places', known.places, 'l’identifiant d’un lieu de content/maps est attendu'],
    ['people', known.people, 'l’identifiant d’une personne de content/people.json est attendu'],
    ['documents', known.documents, 'le nom d’un fichier de content/documents est attendu'],
    ['timeline', known.timeline, 'l’identifiant d’une entrée de content/timeline est attendu'],
    ['episodes', known.episodes, 'le nom d’un fichier de content/episodes est attendu'],
  ] as const;
  return [
    ...externalLinks.flatMap(([field, ids, expected]) =>
      building[field].flatMap((id, index) =>
        unknownIdProblems(fieldPath(field, index), id, ids, expected),
      ),
    ),
    ...brokenInternalIds(building, fieldPath),
    ...building.stops.flatMap(({ citation }, index) =>
      citation ? brokenCitation(fieldPath('stops', index, 'citation'), citation, known) : [],
    ),
  ];
}

type FieldPath = (...path: readonly (string | number)[]) => string;

/** Lists the ids of phases, parts and references that are unknown within the building, or repeated. */
function brokenInternalIds(building: Building, fieldPath: FieldPath): readonly string[] {
  const { phases, parameters, parts, stops, stands, sections, references } = building;
  const idsOf = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const unknownIds = (
    field: string,
    index: number,
    key: string,
    ids: readonly string[],
    knownIds: KnownIds,
  ) =>
    ids.flatMap((id) =>
      unknownIdProblems(
        fieldPath(field, index, key),
        id,
        knownIds,
        'un identifiant de ce fichier est attendu',
      ),
    );
  const phaseIds = idsOf(phases);
  const referenceIds = idsOf(references);
  const partIds = idsOf(parts);
  return [
    ...Object.entries({
      phases,
      parameters,
      parts,
      // Checks stops and standing places together: the page's address names both by one parameter.
      stops: [...stops, ...stands],
      sections,
      references,
    }).flatMap(([field, list]) =>
      repeatedIdProblems(
        list.map(({ id }, index) => ({ at: fieldPath(field, index, 'id'), id })),
      ),
    ),
    ...parameters.flatMap((parameter, index) => [
      ...unknownIds('parameters', index, 'phases', parameter.phases ?? [], phaseIds),
      ...unknownIds('parameters', index, 'references', parameter.references, referenceIds),
    ]),
    ...parts.flatMap((part, index) => [
      ...unknownIds('parts', index, 'phases', part.phases, phaseIds),
      ...unknownIds('parts', index, 'references', part.references, referenceIds),
    ]),
    ...stops.flatMap((stop, index) => [
      ...unknownIds('stops', index, 'phase', [stop.phase], phaseIds),
      ...unknownIds('stops', index, 'parts', stop.parts, partIds),
      ...unknownIds('stops', index, 'cut', stop.cut ? [stop.cut.section] : [], idsOf(sections)),
    ]),
    ...stands.flatMap(({ phase }, index) =>
      unknownIds('stands', index, 'phase', [phase], phaseIds),
    ),
    ...sections.flatMap(({ phase }, index) =>
      unknownIds('sections', index, 'phase', [phase], phaseIds),
    ),
    ...phases.flatMap(({ from }, index) => {
      const previousPhase = phases[index - 1];
      return previousPhase && previousPhase.to >= from
        ? [
            `${fieldPath('phases', index, 'from')} : une année après ${previousPhase.to}, la dernière de la phase d’avant, est attendue`,
          ]
        : [];
    }),
  ];
}

function brokenCitation(
  field: string,
  { slug, words }: { readonly slug: string; readonly words: string },
  { episodes, sentences }: Known,
): readonly string[] {
  const transcript = sentences.get(slug);
  return [
    ...unknownIdProblems(
      field,
      slug,
      episodes,
      'le nom d’un fichier de content/episodes est attendu',
    ),
    ...(transcript && !transcript.some((sentence) => sentence.includes(words))
      ? [
          `${field} : des mots d’une phrase de cet épisode sont attendus, aucune n’a « ${words} »`,
        ]
      : []),
  ];
}
