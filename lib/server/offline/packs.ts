import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenAddress } from '@/lib/bookmarks/spokenFile';
import { isKeepable } from '@/lib/offline/keepable';
import { OFFLINE_PATH } from '@/lib/offline/names';
import type { Pack, PackGroup, PackItem } from '@/lib/offline/pack';
import { decodeTileIndex } from '@/lib/map/tileIndex';
import { tilesAround } from '@/lib/offline/tilesAround';
import type { PictureFiles } from '@/lib/content/picture';
import type { Episode } from '@/lib/episodes/episode';
import { tellingAddress } from '@/lib/episodes/telling/telling';
import { placesByMap, type PlacesOnMap } from '@/lib/map/places/placesByMap';
import { mapProjection } from '@/lib/map/projection';
import { buildingFiles, buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { buildingsAt } from '@/lib/server/content/buildings/buildings';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import type { BuildItems } from '@/lib/server/offline/buildItems';
import { publicItems } from '@/lib/server/offline/publicItems';
import { NAMES_PATH, SENTENCES_PATH } from '@/lib/search/siteIndex';
import { PAGES } from '@/lib/site/pages';

/** Pages that link to other pages, kept with every pack. */
const SITE_PAGES = [
  ...[PAGES.home.path, OFFLINE_PATH, PAGES.tools.path, PAGES.about.path],
  ...[PAGES.search.path, PAGES.maps.path, PAGES.classroom.path, PAGES.paths.path],
  ...[PAGES.notebook.path, PAGES.data.path],
];

/** Lists the pack items of a page: its document and the payload for Next's router. */
export const pageItems = (build: BuildItems, path: string): readonly PackItem[] => [
  build.document(path),
  build.payload(path),
];

/**
 * Lists the pack that every episode needs without a network: the scripts of the build, and the pages that link pages.
 */
export function sitePack(build: BuildItems): Pack {
  const items = [
    ...SITE_PAGES.flatMap((path) => pageItems(build, path)),
    ...build.assets,
    ...['/favicon.ico', '/icon.svg', '/manifest.webmanifest', '/citer.js'].map(build.data),
    ...[NAMES_PATH, SENTENCES_PATH].map(build.data),
    ...publicItems(['/icons/sprite.svg', '/icons/icon-192.png']),
  ];
  return { build: build.name, subject: null, groups: [{ id: 'site', items }] };
}

/** Lists the pack of an episode; null when the slug is unknown, or the sound lies on another host. */
export function episodePack(slug: string, build: BuildItems): Pack | null {
  const episode = findEpisode(slug);
  if (!episode || !isKeepable(episode.playable)) return null;
  const { path, seconds, playable } = episode;
  return {
    build: build.name,
    subject: { slug, path, seconds, playable },
    groups: episodeGroups(build, episode),
  };
}

/** Lists all items of an episode, by purpose. */
export const episodeGroups = (build: BuildItems, episode: Episode): readonly PackGroup[] => {
  const { questions } = episode;
  const groups: readonly PackGroup[] = [
    { id: 'sound', items: publicItems([episode.audio.url]) },
    { id: 'text', items: textItems(build, episode) },
    {
      id: 'map',
      items: [
        ...placesByMap(episode.places, loadContent().maps).flatMap((map) =>
          mapItems(build, map),
        ),
        ...buildingsAt(episode.places).flatMap((building) => buildingItems(build, building)),
      ],
    },
    {
      id: 'quiz',
      items: questions === 0 ? [] : quizItems(build),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
};

/** Lists the pages of the quiz, of the review and of a class's quiz, and the file of their questions. */
export const quizItems = (build: BuildItems): readonly PackItem[] => [
  ...pageItems(build, PAGES.quiz.path),
  ...pageItems(build, PAGES.review.path),
  ...pageItems(build, PAGES.classQuiz.path),
  ...pageItems(build, PAGES.classResults.path),
  build.data('/quizz/quizz.json'),
];

const textItems = (
  build: BuildItems,
  { path, audio, picture }: Episode,
): readonly PackItem[] => [
  ...pageItems(build, path),
  build.data(`${path}/lecture.json`),
  build.data(tellingAddress(path)),
  build.data(spokenAddress(path)),
  ...publicItems([
    ...[audio.subtitles, audio.chaptersFile, audio.wordsFile],
    ...coverFiles(picture),
  ]),
];

/**
 * Lists the thumbnail and the 480-pixel rendering of a cover, which replaces the other sizes, else the image itself.
 */
const coverFiles = (picture: PictureFiles | null): readonly string[] => {
  if (picture === null) return [];
  const rendering = picture.src.replace(/\.\w+$/, '-480.webp');
  const isDrawn = publicItems([rendering]).length > 0;
  return [picture.thumbnail, isDrawn ? rendering : picture.src];
};

/** Lists a map, the panel pages of its places, and the tiles around the places. */
export function mapItems(build: BuildItems, { map, places }: PlacesOnMap): readonly PackItem[] {
  const { path, image, overview, tiles, extent } = map;
  const { project } = mapProjection(extent);
  const points = places.map(({ longitude, latitude }) => project(longitude, latitude));
  return [
    ...pageItems(build, path),
    ...places.map((place) => build.payload(place.path)),
    ...publicItems([
      image.preview,
      image.light ?? image.src,
      overview,
      ...places.map(({ picture }) => picture),
      ...(tiles === null ? [] : tileFiles(tiles, points)),
    ]),
  ];
}

/** Lists the page of a reconstruction, its model, its plans and its stills. */
export const buildingItems = (build: BuildItems, building: Building): readonly PackItem[] => [
  ...pageItems(build, buildingPath(building.id)),
  ...publicItems(buildingFiles(building)),
];

function tileFiles(
  folder: string,
  points: readonly { readonly x: number; readonly y: number }[],
): readonly string[] {
  const indexFile = join(/* turbopackIgnore: true */ process.cwd(), 'public', `${folder}.json`);
  const levels = decodeTileIndex(JSON.parse(readFileSync(indexFile, 'utf8')));
  if (!levels) throw new Error(`${folder}.json n’est pas un index de tuiles.`);
  const names = tilesAround(levels, points);
  return [`${folder}.json`, ...names.map((name) => `${folder}/${name}.webp`)];
}
