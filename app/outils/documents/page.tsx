import type { Metadata } from 'next';
import { DocumentGallery } from '@/components/documents/DocumentGallery';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
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
  return (
    <>
      <PageIntro breadcrumbs={breadcrumbsTo('documents')} eyebrow="Les sources" title={TITLE}>
        <p>
          {`${documents.length} témoins de la naissance de l’islam, de l’Arabie chrétienne et juive aux premiers historiens\u00a0: ce que chacun dit dans sa langue, ce qu’un historien en conclut, et ce qu’il n’en conclut pas.`}
        </p>
      </PageIntro>
      <PageBody>
        <DocumentGallery {...galleryOf(documents)} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={documentsGraph(TITLE, documents)} />
    </>
  );
}
