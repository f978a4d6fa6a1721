import type { Metadata } from 'next';
import { LegalNotice } from '@/components/legal/LegalNotice';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadLegalPage, loadSite } from '@/lib/server/content/site';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const { path: PATH } = PAGES.legal;

export const generateMetadata = (): Metadata => {
  const { title, lead } = loadLegalPage();
  return pageMetadata({ title, description: lead, path: PATH });
};

export default function LegalPage() {
  const page = loadLegalPage();
  const { email, classPermission } = loadSite();
  return (
    <>
      <PageIntro breadcrumbs={breadcrumbsTo('legal')} eyebrow={page.eyebrow} title={page.title}>
        <p>{page.lead}</p>
      </PageIntro>
      <PageBody>
        <LegalNotice page={page} email={email} classPermission={classPermission} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={sitePageGraph('legal', { name: page.title })} />
    </>
  );
}
