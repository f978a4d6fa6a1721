import type { Building } from '@/lib/buildings/building';
import type { PictureFiles } from '@/lib/content/picture';
import { PAGES } from '@/lib/site/pages';

/** Builds the path of a building's page. */
export const buildingPath = (id: string) => `${PAGES.buildings.path}/${id}` as const;

/** Builds the slug of a building's offline pack. */
export const buildingPackSlug = (id: string) => `outils/reconstitutions/${id}` as const;

/** Builds the addresses of the drawn files of a building: its model, its `.glb`, what a plane cuts of it. */
export const modelPath = (id: string) => `/buildings/${id}.bin` as const;
export const glbPath = (id: string) => `/buildings/${id}/modele.glb` as const;
export const sectionPath = (id: string, section: string) =>
  `/buildings/${id}/${section}.svg` as const;

/** Width and height of a still, in pixels, and the widths in which it was prepared. */
export const STILL_SIZE = { width: 960, height: 720 } as const;
const STILL_WIDTHS = [480, 960] as const;

/** Describes the files of the still of a stop of the visit. */
export function stillPicture(id: string, stop: string): PictureFiles {
  const file = (width: number, kind: string): string =>
    `/buildings/${id}/${stop}-${width}.${kind}`;
  const sources = (['avif', 'webp'] as const).map((kind) => ({
    type: `image/${kind}`,
    srcSet: STILL_WIDTHS.map((width) => `${file(width, kind)} ${width}w`).join(', '),
  }));
  return {
    src: file(960, 'webp'),
    sources,
    cardSources: sources,
    thumbnail: file(480, 'webp'),
    artwork: [],
  };
}

/** Lists the files that show a building without a network: its model, its plans, a small still of each view. */
export const buildingFiles = ({ id, sections, stops }: Building): readonly string[] => [
  modelPath(id),
  ...sections.map((section) => sectionPath(id, section.id)),
  ...stops.map((stop) => stillPicture(id, stop.id).thumbnail),
];
