import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { phasesWords } from '@/lib/buildings/view/words';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the buildings that are reconstructed, in the order of their index. */
export const loadBuildings = (): readonly Building[] => loadContent().buildings;

/** Finds a building by its id; null for an unknown id. */
export const findBuilding = (id: string): Building | null =>
  loadBuildings().find((building) => building.id === id) ?? null;

export interface BuildingLink {
  readonly title: string;
  readonly date: string;
  readonly path: ReturnType<typeof buildingPath>;
}

type Relation = 'places' | 'timeline' | 'documents' | 'episodes' | 'people';

/** Lists the buildings that name a place of a map, a timeline entry, a document, an episode or a person. */
export const buildingsNaming = (relation: Relation, id: string): readonly BuildingLink[] =>
  loadBuildings()
    .filter((building) => building[relation].includes(id))
    .map(({ id: buildingId, name, phases }) => ({
      title: name,
      date: phasesWords(phases),
      path: buildingPath(buildingId),
    }));

/** Lists the buildings that stand at one of several places. */
export const buildingsAt = (places: readonly { readonly id: string }[]): readonly Building[] =>
  loadBuildings().filter((building) => places.some(({ id }) => building.places.includes(id)));
