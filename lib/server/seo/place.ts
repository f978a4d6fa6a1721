import 'server-only';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { placeNodes, subjectName } from '@/lib/seo/graph/place';
import { siteOrigin } from '@/lib/server/environment';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import { episodesAbout } from '@/lib/server/content/maps';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsToMap } from '@/lib/site/breadcrumbs';

/** Builds the graph of a place's page: the place, and a battle at that place. */
export function placeGraph(map: HistoricalMap, place: PlaceOnMap) {
  const facts = {
    place,
    path: place.path,
    mapPath: map.path,
    origin: siteOrigin(),
    picture: place.picture,
    episodes: episodesAbout(place.id),
  };
  return pageGraph(
    {
      type: 'WebPage',
      name: place.name,
      path: facts.path,
      about: subjectName(facts),
      breadcrumbs: breadcrumbsToMap(
        { name: map.record.title, path: facts.mapPath },
        { name: place.name, path: facts.path },
      ),
    },
    ...placeNodes(facts),
  );
}
