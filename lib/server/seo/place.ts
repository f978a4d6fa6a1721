import 'server-only';
import { mapPath, placePath } from '@/lib/map/address';
import type { Place } from '@/lib/map/place';
import { placeNodes, subjectName } from '@/lib/seo/place';
import { siteOrigin } from '@/lib/server/environment';
import { episodesAbout, pictureOfPlace, type HistoricalMap } from '@/lib/server/maps';
import { pageGraph } from '@/lib/server/seo/page';
import { trailToTool } from '@/lib/site/trail';

/** What the page of a place describes: the place, and the battle fought there. */
export function placeGraph(map: HistoricalMap, place: Place) {
  const facts = {
    place,
    path: placePath(map.id, place.id),
    mapPath: mapPath(map.id),
    origin: siteOrigin(),
    picture: pictureOfPlace(map, place),
    episodes: episodesAbout(place.id),
  };
  return pageGraph(
    {
      type: 'WebPage',
      name: place.name,
      path: facts.path,
      about: subjectName(facts),
      trail: trailToTool(
        { name: map.record.title, path: facts.mapPath },
        { name: place.name, path: facts.path },
      ),
    },
    ...placeNodes(facts),
  );
}
