import 'server-only';
import { buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { buildingName, buildingNode } from '@/lib/seo/graph/building';
import { itemList } from '@/lib/seo/graph/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph, sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo, type Crumb } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

/** Builds the graph of the index of the reconstructions: its page, and the reconstructions in order. */
export function buildingsGraph(buildings: readonly Building[]) {
  const origin = siteOrigin();
  const { path, title } = PAGES.buildings;
  const id = `${origin}${path}#reconstitutions`;
  const pages = buildings.map((building) => ({
    name: building.name,
    path: buildingPath(building.id),
  }));
  return sitePageGraph(
    'buildings',
    { name: title, about: id },
    itemList(pages, { id, origin }),
  );
}

/** Builds the breadcrumbs of a building's page. */
export const buildingBreadcrumbs = ({ id, name }: Building): readonly Crumb[] =>
  breadcrumbsTo('buildings', { name, path: buildingPath(id) });

/** Builds the graph of a building's page, about the building. */
export function buildingGraph(building: Building) {
  const origin = siteOrigin();
  const { id, name } = building;
  return pageGraph(
    {
      type: 'WebPage',
      name,
      path: buildingPath(id),
      about: buildingName(origin, id),
      breadcrumbs: buildingBreadcrumbs(building),
    },
    buildingNode(building, origin),
  );
}
