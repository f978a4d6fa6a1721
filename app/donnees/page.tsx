import type { Metadata } from 'next';
import { DataSets } from '@/components/data/DataSets';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { DATASET_IDS, DATASETS } from '@/lib/data/catalogue';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { loadSite } from '@/lib/server/content/site';
import { countOf, dataVersion } from '@/lib/server/data/files';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { dataGraph } from '@/lib/server/seo/data';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { licenceOf } from '@/lib/data/licence';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, path: PATH } = PAGES.data;

const dataReference = () =>
  referenceOf({ path: PATH, title: `${loadSite().name}\u00a0: données`, kind: 'data' });

export const generateMetadata = (): Metadata =>
  pageMetadata({ ...PAGES.data, reference: dataReference() });

/** Renders the page of the data to download. */
export default function DataPage() {
  const datasets = DATASET_IDS.map((id) => ({ ...DATASETS[id], count: countOf(id) }));
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsTo('data')}
        title={TITLE}
        counters={datasets.slice(0, 3).map(({ title, count }) => ({
          value: String(count),
          label: title.replace(/^Les /, ''),
        }))}
      >
        <p>
          Les lieux, les événements, les personnes et les documents du site en fichiers ouverts,
          pour un tableur, un système d’information géographique ou un programme. Chaque date y
          garde son degré de certitude et ses sources.
        </p>
      </ShortHead>
      <PageBody>
        <DataSets datasets={datasets} licence={licenceOf(loadSite())} version={dataVersion()} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <Cite reference={dataReference()} isAlone />
      <JsonLd data={dataGraph(TITLE, datasets)} />
    </>
  );
}
