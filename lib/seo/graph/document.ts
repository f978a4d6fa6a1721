import type { CreativeWorkLeaf, PlaceLeaf } from 'schema-dts';
import { documentPath, drawingPath } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindLabel } from '@/lib/documents/kindLabels';
import { absolute } from '@/lib/rss/buildItem';
import { pageAddress } from '@/lib/seo/ids';
import { isoYears } from '@/lib/seo/graph/years';

export const documentName = (origin: string, slug: string): string =>
  `${origin}${documentPath(slug)}#document`;

/**
 * Builds the node of a historical document: a CreativeWork with its kind, date, place and drawing. Only established
 * dates are given.
 */
export function documentNode(
  { slug, title, kind, nature, summary, date, settings, languages }: HistoricalDocument,
  origin: string,
): CreativeWorkLeaf {
  return {
    '@type': 'CreativeWork',
    '@id': documentName(origin, slug),
    name: title,
    description: summary,
    genre: kindLabel(kind),
    abstract: nature,
    url: pageAddress(origin, documentPath(slug)),
    image: absolute(drawingPath(slug), origin),
    keywords: languages.join(', '),
    locationCreated: settings.slice(0, 1).map(placeNode),
    isAccessibleForFree: true,
    ...(date.certainty === 'établi' ? { temporalCoverage: isoYears(date) } : {}),
  };
}

const placeNode = ({ name }: HistoricalDocument['settings'][number]): PlaceLeaf => ({
  '@type': 'Place',
  name,
});
