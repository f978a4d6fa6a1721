import type { Metadata } from 'next';
import { ClassCards } from '@/components/classroom/ClassCards';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { FORMAT_IDS } from '@/lib/exports/format';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { loadContent } from '@/lib/server/content/loadContent';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadPaths } from '@/lib/server/content/paths';
import { loadSite } from '@/lib/server/content/site';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { classroomGraph } from '@/lib/server/seo/learning/classroom';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, path: PATH } = PAGES.classroom;

export const generateMetadata = (): Metadata => pageMetadata(PAGES.classroom);

/** Renders the page for teachers: sheets, projection, blank maps, documents and exports. */
export default function ClassroomPage() {
  const episodes = loadEpisodes().toReversed();
  const documentCount = loadDocuments().length;
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsTo('classroom')}
        title={TITLE}
        counters={[
          { value: String(episodes.length), label: 'fiches' },
          { value: String(documentCount), label: 'documents' },
          { value: String(FORMAT_IDS.length), label: 'formats de questions' },
        ]}
      >
        <p>{`Des fiches à imprimer, un quiz à projeter, des cartes muettes, des documents et leurs questions. ${loadSite().classPermission}`}</p>
      </ShortHead>
      <PageBody>
        <ClassCards
          episodes={episodes}
          blankMaps={loadContent().maps.flatMap(({ id, record: { title } }) => {
            const file = `/maps/${id}/muette.svg`;
            return publicFile(file) === null ? [] : [{ title, file }];
          })}
          paths={loadPaths()}
          documentCount={documentCount}
        />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <JsonLd data={classroomGraph(TITLE, episodes)} />
    </>
  );
}
