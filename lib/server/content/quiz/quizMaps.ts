import 'server-only';
import { toMapPlace } from '@/lib/map/manifest';
import { nameOnMap } from '@/lib/map/markers/labels';
import { positionAccuracy } from '@/lib/map/places/accuracy';
import { widthOf, type QuizMap } from '@/lib/quiz/map/quizMap';
import { episodesAbout, loadMap, mapIds } from '@/lib/server/content/maps';

/** Loads the maps of the map quiz: each map without names, with its places. */
export const loadQuizMaps = (): readonly QuizMap[] =>
  mapIds().map((id) => {
    const { record, extent, places } = loadMap(id);
    const width = widthOf({ extent });
    return {
      id,
      title: record.title,
      extent,
      drawing: `/maps/${id}/muette.svg`,
      places: places.map((place) => ({
        ...toMapPlace(place, extent),
        name: nameOnMap(place.name),
        description: '',
        longitude: place.longitude,
        latitude: place.latitude,
        accuracy: positionAccuracy(place, width),
        href: place.path,
        episodeCount: episodesAbout(place.id).length,
      })),
    };
  });
