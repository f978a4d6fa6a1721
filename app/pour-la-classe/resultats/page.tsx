import type { Metadata } from 'next';
import { ClassResults } from '@/components/quiz/classroom/ClassResults.client';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { name: TITLE, path: PATH } = PAGES.classResults;

export const generateMetadata = (): Metadata => pageMetadata(PAGES.classResults);

/** Renders the page on which a teacher makes the link of a class and reads its codes. */
export default function ClassResultsPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('classResults')} title={TITLE} isPrinted={false}>
        <p>
          Un lien pour tous, un code de huit signes par élève&nbsp;: vous voyez quelles
          questions ne sont pas sues. Sans compte, sans nom, sans envoi.
        </p>
      </ShortHead>
      <PageBody isLate>
        <ClassResults />
        <noscript>
          <p>
            Cette page a besoin de JavaScript pour faire le lien et lire les codes. Les fiches
            des épisodes s’impriment sans lui.
          </p>
        </noscript>
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <JsonLd data={sitePageGraph('classResults', { name: TITLE })} />
    </>
  );
}
