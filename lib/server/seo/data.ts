import 'server-only';
import type { DataCatalogLeaf, DatasetLeaf } from 'schema-dts';
import type { Dataset } from '@/lib/data/catalogue';
import { publisherReference } from '@/lib/seo/graph/publication';
import { loadSite } from '@/lib/server/content/site';
import { dataVersion } from '@/lib/server/data/files';
import { sitePageGraph } from '@/lib/server/seo/page';
import { publication } from '@/lib/server/seo/publication';
import { licenceOf } from '@/lib/data/licence';
import { PAGES } from '@/lib/site/pages';

/** Builds the graph of the page of data: its page, the catalogue, and each dataset with its files. */
export function dataGraph(title: string, datasets: readonly Dataset[]) {
  const publicationFacts = publication();
  const id = `${publicationFacts.origin}${PAGES.data.path}#catalogue`;
  const catalogue: DataCatalogLeaf = {
    '@type': 'DataCatalog',
    '@id': id,
    name: title,
    dataset: datasets.map((dataset) => ({ '@id': idOf(dataset, publicationFacts.origin) })),
  };
  return sitePageGraph(
    'data',
    { name: title, about: id },
    catalogue,
    ...datasets.map((dataset) => datasetNode(dataset, id)),
  );
}

const idOf = ({ id }: Dataset, origin: string): string => `${origin}${PAGES.data.path}#${id}`;

function datasetNode(dataset: Dataset, catalogueId: string): DatasetLeaf {
  const publicationFacts = publication();
  const { url } = licenceOf(loadSite());
  return {
    '@type': 'Dataset',
    '@id': idOf(dataset, publicationFacts.origin),
    name: dataset.title,
    description: dataset.text,
    url: idOf(dataset, publicationFacts.origin),
    inLanguage: 'fr',
    isAccessibleForFree: true,
    dateModified: dataVersion(),
    creator: publisherReference(publicationFacts),
    includedInDataCatalog: { '@id': catalogueId },
    ...(url === null ? {} : { license: url }),
    distribution: dataset.files.map(({ path, format, type }) => ({
      '@type': 'DataDownload',
      name: format,
      contentUrl: publicationFacts.origin + path,
      encodingFormat: type.replace(/;.*/, ''),
    })),
  };
}
