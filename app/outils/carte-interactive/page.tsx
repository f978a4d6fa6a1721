import type { Metadata } from 'next';
import { MapList } from '@/components/map/MapList';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { loadContent } from '@/lib/server/content/loadContent';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadTools } from '@/lib/server/content/tools';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { mapsGraph } from '@/lib/server/seo/maps';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, path: PATH } = PAGES.maps;

export const generateMetadata = (): Metadata => pageMetadata(PAGES.maps);

export default function MapsPage() {
  const { maps } = loadContent();
  const pictures = new Map<string, string>(
    loadTools().map(({ link, imageUrl }) => [link, imageUrl]),
  );
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsTo('maps')}
        title={TITLE}
        counters={[
          { value: String(maps.length), label: 'cartes' },
          {
            value: String(maps.reduce((sum, { places }) => sum + places.length, 0)),
            label: 'lieux',
          },
        ]}
      >
        <p>
          Chaque lieu dit ce que l’on en sait, quand on en parle et l’épisode qui le
          raconte&nbsp;; le mode chronologie montre les cartes année par année.
        </p>
      </ShortHead>
      <PageBody>
        <MapList
          entries={maps.map((map) => ({
            map,
            picture: pictureOf(pictures.get(map.path) ?? map.overview),
          }))}
        />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <DataLink dataset="places" isAlone />
      <JsonLd data={mapsGraph(TITLE, maps)} />
    </>
  );
}
