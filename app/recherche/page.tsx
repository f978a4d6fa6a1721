import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/SearchScreen.client';
import { ShortHead } from '@/components/site/ShortHead';
import { PageBody } from '@/components/site/page/PageBody';
import { RESULTS_PLACE } from '@/lib/search/writeResults';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

/** Builds the metadata, with `noindex`: the content depends on the query. */
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
        {/* Without script, the site's function writes the results of the query into this element (lib/server/site). */}
        <noscript dangerouslySetInnerHTML={{ __html: RESULTS_PLACE }} />
      </PageBody>
    </>
  );
}
