import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/SearchScreen.client';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { RESULTS_PLACE } from '@/lib/search/writeResults';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

/** What somebody looks for is for nobody else to find. */
export const generateMetadata = (): Metadata => ({
  ...pageMetadata(PAGES.search),
  robots: { index: false },
});

export default function SearchPage() {
  return (
    <>
      <PageIntro
        breadcrumbs={breadcrumbsTo('search')}
        eyebrow="Tout le site"
        title={PAGES.search.title}
      >
        <p>{PAGES.search.description}</p>
      </PageIntro>
      <PageBody>
        <SearchScreen />
        {/* Without script, the site's function writes here what answers the address (lib/server/site). */}
        <noscript dangerouslySetInnerHTML={{ __html: RESULTS_PLACE }} />
      </PageBody>
    </>
  );
}
