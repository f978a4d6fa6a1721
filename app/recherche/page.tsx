import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/SearchScreen.client';
import { ShortHead } from '@/components/site/ShortHead';
import { PageBody } from '@/components/site/page/PageBody';
import { RESULTS_PLACE } from '@/lib/search/writeResults';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

/** Keeps the page out of search engines: each visitor has other results. */
export const generateMetadata = (): Metadata => ({
  ...pageMetadata(PAGES.search),
  robots: { index: false },
});

export default function SearchPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('search')} title={PAGES.search.title}>
        <p>{PAGES.search.description}</p>
      </ShortHead>
      <PageBody>
        <SearchScreen />
        {/* Without script, the site's function writes here what answers the address (lib/server/site). */}
        <noscript dangerouslySetInnerHTML={{ __html: RESULTS_PLACE }} />
      </PageBody>
    </>
  );
}
