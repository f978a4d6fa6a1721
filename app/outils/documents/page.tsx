import type { Metadata } from 'next';
import { DocumentGallery } from '@/components/documents/DocumentGallery';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { documentCounters } from '@/lib/documents/figures';
import { galleryOf } from '@/lib/documents/gallery';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { documentsGraph } from '@/lib/server/seo/documents';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const { title: TITLE, path: PATH } = PAGES.documents;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.documents,
    image: toolShareImage({ id: 'documents', title: TITLE }),
  });

export default function DocumentsPage() {
  const documents = loadDocuments();
  const gallery = galleryOf(documents);
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsTo('documents')}
        title={TITLE}
        counters={documentCounters(gallery)}
      >
        <p>
          {`${documents.length} témoins de la naissance de l’islam, de l’Arabie chrétienne et juive aux premiers historiens\u00a0: ce que chacun dit dans sa langue, ce qu’un historien en conclut, et ce qu’il n’en conclut pas.`}
        </p>
      </ShortHead>
      <PageBody>
        <DocumentGallery {...gallery} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
        <DataLink dataset="documents" />
      </PageBody>
      <JsonLd data={documentsGraph(TITLE, documents)} />
    </>
  );
}
