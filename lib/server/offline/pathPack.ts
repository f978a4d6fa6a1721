import 'server-only';
import { drawingPath } from '@/lib/documents/address';
import type { Episode } from '@/lib/episodes/episode';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';
import { isKeepable } from '@/lib/offline/keepable';
import { GROUPS, type GroupId, type Pack, type PackItem } from '@/lib/offline/pack';
import { packSlug, pathPath } from '@/lib/paths/address';
import type { LearningPath, PathStep } from '@/lib/paths/path';
import { classSheetOf } from '@/lib/server/content/classroom/classSheet';
import { findBuilding } from '@/lib/server/content/buildings/buildings';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPlaces } from '@/lib/server/content/references';
import type { BuildItems } from '@/lib/server/offline/buildItems';
import {
  buildingItems,
  episodeGroups,
  mapItems,
  quizItems,
  pageItems,
} from '@/lib/server/offline/packs';
import { publicItems } from '@/lib/server/offline/publicItems';

type GroupedItems = readonly [GroupId, readonly PackItem[]];

/** Lists the pack of a learning path: its page and the items of its steps, each once. */
export function pathPack({ id, title, steps }: LearningPath, build: BuildItems): Pack {
  const path = pathPath(id);
  const groupedItems: readonly GroupedItems[] = [
    ['text', pageItems(build, path)],
    ...steps.flatMap((step) => stepItems(step, build)),
  ];
  const groups = GROUPS.map((group) => ({
    id: group,
    items: uniqueItems(groupedItems.flatMap(([name, items]) => (name === group ? items : []))),
  }));
  return {
    build: build.name,
    subject: { slug: packSlug(id), path, title },
    groups: groups.filter(({ items }) => items.length > 0),
  };
}

/** Lists the items of a step's subject. An episode whose sound lies on another host is kept without the sound. */
function stepItems(
  { kind, href, record }: PathStep,
  build: BuildItems,
): readonly GroupedItems[] {
  const episode = findEpisode(record.episode ?? record.sheet ?? '');
  const place = loadPlaces().get(record.place ?? '');
  switch (kind) {
    case 'episode':
    case 'chapter':
      return episode ? episodeItems(episode, build) : [];
    case 'place':
      return [['map', [...placeItems(place, build), ...pageItems(build, href)]]];
    case 'questions':
      return [['quiz', quizItems(build)]];
    case 'document':
      return [
        [
          'text',
          [...pageItems(build, href), ...publicItems([drawingPath(record.document ?? '')])],
        ],
      ];
    case 'sheet': {
      const { map, document } = episode ? classSheetOf(episode) : { map: null, document: null };
      return [
        [
          'text',
          [...pageItems(build, href), ...publicItems([map?.drawing, document?.picture])],
        ],
      ];
    }
    case 'building': {
      const building = findBuilding(record.building ?? '');
      return building ? [['building', buildingItems(build, building)]] : [];
    }
    case 'event':
      return [['text', pageItems(build, href)]];
  }
}

const episodeItems = (episode: Episode, build: BuildItems): readonly GroupedItems[] =>
  episodeGroups(build, episode)
    .filter(({ id }) => id !== 'sound' || isKeepable(episode.playable))
    .map(({ id, items }) => [id, items]);

function placeItems(place: PlaceOnMap | undefined, build: BuildItems): readonly PackItem[] {
  const map = loadContent().maps.find(({ id }) => id === place?.mapId);
  return place && map ? mapItems(build, { map, places: [place] }) : [];
}

const uniqueItems = (items: readonly PackItem[]): readonly PackItem[] => [
  ...new Map(items.map((item) => [`${item.kind} ${item.url}`, item])).values(),
];
