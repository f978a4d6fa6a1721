import type { Building } from '@/lib/buildings/building';
import { repeatedIds, unknownId, type KnownIds } from '@/lib/content/knownIds';

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
  const at = (...path: readonly (string | number)[]) => `${file} → ${path.join('.')}`;
  const outside = [
    ['places', known.places, 'l’identifiant d’un lieu de content/maps est attendu'],
    ['people', known.people, 'l’identifiant d’une personne de content/people.json est attendu'],
    ['documents', known.documents, 'le nom d’un fichier de content/documents est attendu'],
    ['timeline', known.timeline, 'l’identifiant d’une entrée de content/timeline est attendu'],
    ['episodes', known.episodes, 'le nom d’un fichier de content/episodes est attendu'],
  ] as const;
  return [
    ...outside.flatMap(([field, ids, expected]) =>
      building[field].flatMap((id, rank) => unknownId(at(field, rank), id, ids, expected)),
    ),
    ...brokenInside(building, at),
    ...building.stops.flatMap(({ citation }, rank) =>
      citation ? uncited(at('stops', rank, 'citation'), citation, known) : [],
    ),
  ];
}

type At = (...path: readonly (string | number)[]) => string;

/** Lists the ids of phases, parts and references that are unknown within the building, or repeated. */
function brokenInside(building: Building, at: At): readonly string[] {
  const { phases, parameters, parts, stops, stands, sections, references } = building;
  const idsOf = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const missing = (
    field: string,
    rank: number,
    key: string,
    ids: readonly string[],
    among: KnownIds,
  ) =>
    ids.flatMap((id) =>
      unknownId(at(field, rank, key), id, among, 'un identifiant de ce fichier est attendu'),
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
      repeatedIds(list.map(({ id }, rank) => ({ at: at(field, rank, 'id'), id }))),
    ),
    ...parameters.flatMap((one, rank) => [
      ...missing('parameters', rank, 'phases', one.phases ?? [], phaseIds),
      ...missing('parameters', rank, 'references', one.references, referenceIds),
    ]),
    ...parts.flatMap((one, rank) => [
      ...missing('parts', rank, 'phases', one.phases, phaseIds),
      ...missing('parts', rank, 'references', one.references, referenceIds),
    ]),
    ...stops.flatMap((stop, rank) => [
      ...missing('stops', rank, 'phase', [stop.phase], phaseIds),
      ...missing('stops', rank, 'parts', stop.parts, partIds),
      ...missing('stops', rank, 'cut', stop.cut ? [stop.cut.section] : [], idsOf(sections)),
    ]),
    ...stands.flatMap(({ phase }, rank) => missing('stands', rank, 'phase', [phase], phaseIds)),
    ...sections.flatMap(({ phase }, rank) =>
      missing('sections', rank, 'phase', [phase], phaseIds),
    ),
    ...phases.flatMap(({ from }, rank) => {
      const before = phases[rank - 1];
      return before && before.to >= from
        ? [
            `${at('phases', rank, 'from')} : une année après ${before.to}, la dernière de la phase d’avant, est attendue`,
          ]
        : [];
    }),
  ];
}

function uncited(
  at: string,
  { slug, words }: { readonly slug: string; readonly words: string },
  { episodes, sentences }: Known,
): readonly string[] {
  const spoken = sentences.get(slug);
  return [
    ...unknownId(at, slug, episodes, 'le nom d’un fichier de content/episodes est attendu'),
    ...(spoken && !spoken.some((sentence) => sentence.includes(words))
      ? [`${at} : des mots d’une phrase de cet épisode sont attendus, aucune n’a « ${words} »`]
      : []),
  ];
}
