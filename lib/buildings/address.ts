import type { Building } from '@/lib/buildings/building';
import type { PictureFiles } from '@/lib/content/picture';
import { PAGES } from '@/lib/site/pages';

/** Builds the path of a building's page. */
export const buildingPath = (id: string) => `${PAGES.buildings.path}/${id}` as const;

/** Builds the slug of a building's offline pack. */
export const buildingPackSlug = (id: string) => `outils/reconstitutions/${id}` as const;

/** Builds the address of the binary file of a building's model. */
export const modelPath = (id: string) => `/buildings/${id}.bin` as const;
/** Builds the address of a building's model as glTF (`.glb`). */
export const glbPath = (id: string) => `/buildings/${id}/modele.glb` as const;
/** Builds the address of the SVG of a section of a building. */
export const sectionPath = (id: string, section: string) =>
  `/buildings/${id}/${section}.svg` as const;

/** Width and height of a still, in pixels. */
export const STILL_SIZE = { width: 960, height: 720 } as const;

/** Widths of the AVIF files of a still, and of its one WebP file, for browsers without AVIF and for offline packs. */
export const STILL_WIDTHS = [480, 960] as const;
export const FALLBACK_WIDTH = 480;

/** Builds the address of a file of the still of a stop of the visit. */
export const stillFile = (id: string, stop: string, width: number, kind: 'avif' | 'webp') =>
  `/buildings/${id}/${stop}-${width}.${kind}` as const;

/** Describes the files of the still of a stop of the visit. */
export function stillPicture(id: string, stop: string): PictureFiles {
  const sources = [
    {
      type: 'image/avif',
      srcSet: STILL_WIDTHS.map(
        (width) => `${stillFile(id, stop, width, 'avif')} ${width}w`,
      ).join(', '),
    },
  ];
  const fallback = stillFile(id, stop, FALLBACK_WIDTH, 'webp');
  return { src: fallback, sources, cardSources: sources, thumbnail: fallback, artwork: [] };
}

/** Builds the address of the largest still of a stop. */
export const largeStill = (id: string, stop: string) =>
  stillFile(id, stop, STILL_SIZE.width, 'avif');

/** Lists the files that show a building without a network: its model, its plans, a small still of each view. */
export const buildingFiles = ({ id, sections, stops }: Building): readonly string[] => [
  modelPath(id),
  ...sections.map((section) => sectionPath(id, section.id)),
  ...stops.map((stop) => stillPicture(id, stop.id).thumbnail),
];
