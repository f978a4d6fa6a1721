import 'server-only';
import type { Sharp } from 'sharp';
import { placeImageUrl } from '@/lib/map/manifest';
import { drawingPath } from '@/lib/documents/address';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { kinOfPerson } from '@/lib/server/content/genealogy/personFacts';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { loadTools } from '@/lib/server/content/tools';
import { drawCard } from '@/lib/server/share-image/card';
import { lineagePicture } from '@/lib/server/share-image/lineage';
import {
  coverPicture,
  documentPicture,
  mapPicture,
  placePicture,
  toolPicture,
} from '@/lib/server/share-image/pictures';
import { timelineDrawing, timelinePicture } from '@/lib/server/share-image/timeline';
import { shareFile } from '@/lib/share/file';
import {
  documentWords,
  entryWords,
  episodeWords,
  mapWords,
  personWords,
  placeWords,
  toolWords,
  type ShareWords,
} from '@/lib/share/words';

/** The picture of a page where it is shared. */
export interface SharePicture {
  readonly path: string;
  readonly words: ShareWords;
  readonly draw: () => Sharp | Promise<Sharp>;
  /** What the picture shows beside the words: values, and files of `public/`. */
  readonly of: () => readonly unknown[];
  readonly files: readonly string[];
}

/** Draws a picture: a JPEG of about 100 kB. */
export const drawPicture = async ({ words, draw }: SharePicture): Promise<Buffer> =>
  drawCard(words, await draw());

/** Every picture of the site, by its address. */
export const sharePictures = readOnce(
  (): ReadonlyMap<string, SharePicture> =>
    new Map(
      [
        ...loadEpisodes().map((episode): SharePicture => ({
          path: `/partage/episodes/${shareFile(episode.slug)}`,
          words: episodeWords(episode),
          draw: () => coverPicture(episode.picture.src),
          of: () => [],
          files: [episode.picture.src],
        })),
        ...loadTools().map((tool): SharePicture => ({
          path: `/partage/outils/${shareFile(tool.id)}`,
          words: toolWords(tool),
          draw: () => toolPicture(tool),
          of: () => [],
          files: [tool.imageUrl],
        })),
        ...loadDocuments().map((document): SharePicture => ({
          path: `/partage/documents/${shareFile(document.slug)}`,
          words: documentWords(document),
          draw: () => documentPicture(document),
          of: () => [],
          files: [drawingPath(document.slug)],
        })),
        ...mapIds().flatMap(picturesOfMap),
        ...picturesOfTimeline(),
        ...picturesOfPeople(),
      ].map((picture) => [picture.path, picture]),
    ),
);

function picturesOfMap(id: string): readonly SharePicture[] {
  const map = loadMap(id);
  const whole = {
    draw: () => mapPicture(map),
    of: () => [
      map.extent,
      map.record.places.map(({ longitude, latitude }) => [longitude, latitude]),
    ],
    files: [`/maps/${id}/map.jpg`],
  };
  return [
    { ...whole, path: `/partage/cartes/${shareFile(id)}`, words: mapWords(map.record) },
    ...map.record.places.map((place) => ({
      ...whole,
      path: `/partage/lieux/${id}/${shareFile(place.id)}`,
      words: placeWords(place, map.record),
      draw: () => placePicture(map, place),
      files: [...whole.files, placeImageUrl(id, place.id)],
    })),
  ];
}

function picturesOfTimeline(): readonly SharePicture[] {
  const timeline = loadTimeline();
  return timeline.entries.map((entry) => ({
    path: `/partage/frise/${shareFile(entry.id)}`,
    words: entryWords(entry),
    draw: () => timelinePicture(entry, timeline),
    of: () => [timelineDrawing(entry, timeline).toString()],
    files: [],
  }));
}

const picturesOfPeople = (): readonly SharePicture[] =>
  [...loadGenealogy().people.values()].map((person) => {
    const { parents, households } = kinOfPerson(person.id);
    const lineage = {
      parents: parents.length,
      spouses: households.filter(({ spouse }) => spouse !== null).length,
      children: households.flatMap(({ children }) => children).length,
    };
    return {
      path: `/partage/arbre/${shareFile(person.id)}`,
      words: personWords(person),
      draw: () => lineagePicture(lineage),
      of: () => [lineage],
      files: [],
    };
  });
