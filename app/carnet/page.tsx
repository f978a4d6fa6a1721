import type { Metadata } from 'next';
import { ExchangeOffer } from '@/app/carnet/ExchangeOffer.client';
import { NotebookWithoutScript } from '@/components/notebook/NotebookWithoutScript';
import { EmptyNotebook } from '@/components/notebook/page/EmptyNotebook';
import { NotebookScreen } from '@/components/notebook/page/NotebookScreen.client';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.notebook,
    image: toolShareImage({ id: 'carnet', title: PAGES.notebook.title }),
  });

export default function NotebookPage() {
  const { title } = PAGES.notebook;
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('notebook')} title={title}>
        <p>
          Les moments, les documents, les dates, les lieux et les personnes que vous avez
          marqués, avec vos notes. Rien ne quitte votre appareil.
        </p>
      </ShortHead>
      <PageBody isLate>
        <NotebookScreen emptyState={<EmptyNotebook />} exchange={<ExchangeOffer />} />
        <NotebookWithoutScript />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PAGES.notebook.path)} isAlone />
      <JsonLd data={sitePageGraph('notebook', { name: title })} />
    </>
  );
}
