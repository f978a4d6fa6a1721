import type { CreativeWorkLeaf } from 'schema-dts';
import { buildingPath, largeStill } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { absolute } from '@/lib/rss/buildItem';
import { pageAddress } from '@/lib/seo/ids';

export const buildingName = (origin: string, id: string): string =>
  `${origin}${buildingPath(id)}#reconstitution`;

/** Builds the node of a reconstruction: a work of this site about a building, with its picture and its sources. */
export function buildingNode(
  { id, name, arabicName, summary, stops, references }: Building,
  origin: string,
): CreativeWorkLeaf {
  const [firstStop] = stops;
  return {
    '@type': 'CreativeWork',
    '@id': buildingName(origin, id),
    name,
    alternateName: arabicName,
    description: summary,
    genre: 'Reconstitution',
    url: pageAddress(origin, buildingPath(id)),
    ...(firstStop ? { image: absolute(largeStill(id, firstStop.id), origin) } : {}),
    citation: references.map(({ source: { author, title, year } }) =>
      [author, title, year].filter(Boolean).join(', '),
    ),
    isAccessibleForFree: true,
  };
}
