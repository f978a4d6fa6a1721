import 'server-only';
import type { Sharp } from 'sharp';
import { largeStill } from '@/lib/buildings/address';
import { placeImageUrl } from '@/lib/map/manifest';
import { drawingPath } from '@/lib/documents/address';
import type { Episode } from '@/lib/episodes/episode';
import { chapterPicturePath } from '@/lib/episodes/telling/chapterPicture';
import { chapterPlaces } from '@/lib/episodes/telling/chaptersFile';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPaths } from '@/lib/server/content/paths';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { kinOfPerson } from '@/lib/server/content/genealogy/personFacts';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { laneOf, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadTools } from '@/lib/server/content/tools';
import { drawCard } from '@/lib/server/share-image/card';
import { lineagePicture } from '@/lib/server/share-image/lineage';
import {
  chapterPicture,
  buildingPicture,
  coverPicture,
  documentPicture,
  mapPicture,
  placePicture,
  toolPicture,
} from '@/lib/server/share-image/pictures';
import { drawSquare } from '@/lib/server/share-image/square';
import { timelineDrawing, timelinePicture } from '@/lib/server/share-image/timeline';
import { shareFile } from '@/lib/share/file';
import {
  chapterWords,
  buildingWords,
  documentWords,
  entryWords,
  episodeWords,
  mapWords,
  pathWords,
  personWords,
  placeWords,
  toolWords,
  type ShareWords,
} from '@/lib/share/words';

/** The share image of a page. */
export interface SharePicture {
  readonly words: ShareWords;
  readonly draw: () => Sharp | Promise<Sharp>;
  /** Sources of the picture beside the words: values, and files of `public/`. */
  readonly sources: readonly unknown[];
  readonly files: readonly string[];
  /** Whether the picture is a square, as podcast apps show chapters. */
  readonly isSquare?: true;
}

/** Draws a picture: a JPEG of about 100 kB. */
export const drawPicture = async ({ words, draw, isSquare }: SharePicture): Promise<Buffer> =>
  (isSquare ? drawSquare : drawCard)(words, await draw());

/** Returns a share image; called lazily, so that in development only the requested picture is read again. */
type FindPicture = () => SharePicture;

/** Maps addresses to the share images of the site. */
export const sharePictures = readOnce(
  (): ReadonlyMap<string, FindPicture> =>
    new Map([
      ...loadEpisodes().map((episode): [string, FindPicture] => [
        `/partage/episodes/${shareFile(episode.slug)}`,
        () => ({
          words: episodeWords(episode),
          draw: () => coverPicture(episode.picture.src),
          sources: [],
          files: [episode.picture.src],
        }),
      ]),
      ...loadTools().map((tool): [string, FindPicture] => [
        `/partage/outils/${shareFile(tool.id)}`,
        () => ({
          words: toolWords(tool),
          draw: () => toolPicture(tool),
          sources: [],
          files: [tool.imageUrl],
        }),
      ]),
      ...loadDocuments().map((document): [string, FindPicture] => [
        `/partage/documents/${shareFile(document.slug)}`,
        () => ({
          words: documentWords(document),
          draw: () => documentPicture(document),
          sources: [],
          files: [drawingPath(document.slug)],
        }),
      ]),
      ...loadPaths().map((path): [string, FindPicture] => [
        `/partage/parcours/${shareFile(path.id)}`,
        () => ({
          words: pathWords(path),
          draw: () => coverPicture(path.picture?.src),
          sources: [],
          files: path.picture ? [path.picture.src] : [],
        }),
      ]),
      ...loadEpisodes().flatMap(picturesOfChapters),
      ...loadBuildings().map((building): [string, FindPicture] => {
        const still = largeStill(building.id, building.stops[0]?.id ?? '');
        return [
          `/partage/reconstitutions/${shareFile(building.id)}`,
          () => ({
            words: buildingWords(building),
            draw: () => buildingPicture(still),
            sources: [],
            files: [still],
          }),
        ];
      }),
      ...mapIds().flatMap(picturesOfMap),
      ...picturesOfTimeline(),
      ...picturesOfPeople(),
    ]),
);

/** Draws a chapter by the surroundings of its first place, else by the cover. */
function picturesOfChapters(episode: Episode): readonly [string, FindPicture][] {
  const places = chapterPlaces(episode);
  return episode.audioChapters.map((chapter, index) => [
    chapterPicturePath(episode.slug, index + 1),
    () => {
      const place = places[index];
      const imageUrl = place ? placeImageUrl(place.mapId, place.id) : episode.picture.src;
      return {
        words: chapterWords(episode, chapter.title, index + 1, place?.name ?? null),
        draw: () => chapterPicture(imageUrl, episode.picture.src),
        sources: ['square'],
        files: [imageUrl, episode.picture.src],
        isSquare: true,
      };
    },
  ]);
}

function picturesOfMap(id: string): readonly [string, FindPicture][] {
  const map = loadMap(id);
  const { record, extent } = map;
  const wholeMap = () => ({
    words: mapWords(record),
    draw: () => mapPicture(map),
    sources: [extent, record.places.map(({ longitude, latitude }) => [longitude, latitude])],
    files: [`/maps/${id}/map.jpg`],
  });
  return [
    [`/partage/cartes/${shareFile(id)}`, wholeMap],
    ...record.places.map((place): [string, FindPicture] => [
      `/partage/lieux/${id}/${shareFile(place.id)}`,
      () => ({
        ...wholeMap(),
        words: placeWords(place, record),
        draw: () => placePicture(map, place),
        files: [...wholeMap().files, placeImageUrl(id, place.id)],
      }),
    ]),
  ];
}

function picturesOfTimeline(): readonly [string, FindPicture][] {
  const timeline = loadTimeline();
  return timeline.entries.map((entry) => [
    `/partage/frise/${shareFile(entry.id)}`,
    () => ({
      words: entryWords(entry, laneOf(entry)),
      draw: () => timelinePicture(entry, timeline),
      sources: [timelineDrawing(entry, timeline).toString()],
      files: [],
    }),
  ]);
}

const picturesOfPeople = (): readonly [string, FindPicture][] =>
  [...loadGenealogy().people.values()].map((person) => [
    `/partage/arbre/${shareFile(person.id)}`,
    () => {
      const { parents, households } = kinOfPerson(person.id);
      const lineage = {
        parents: parents.length,
        spouses: households.filter(({ spouse }) => spouse !== null).length,
        children: households.flatMap(({ children }) => children).length,
      };
      return {
        words: personWords(person),
        draw: () => lineagePicture(lineage),
        sources: [lineage],
        files: [],
      };
    },
  ]);
