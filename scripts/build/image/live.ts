import { formatListQuery, EVERY_EPISODE } from '@/lib/episodes/list/query';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { frameworkPage } from '@/lib/server/hosts/node/frameworkPage';
import type { SiteDocument } from '@/lib/server/manifest';
import { preloadedFontUrls } from '@/lib/server/site/page/finishPage';
import type { StyleSheets } from '@/lib/server/site/page/styleSheet';
import { PAGES } from '@/lib/site/pages';
import { storeDocument } from '@/scripts/build/image/pages';
import type { Store } from '@/scripts/build/image/store';

/** The `rel="next"` link to the following page of the list. */
const NEXT_PAGE = /\brel="next"/;

/** Finishes the query-dependent pages that links lead to: whole lists, and the empty form. */
export async function storeLivePages(
  root: string,
  { categories, periods }: ListChoices,
  store: Store,
  sheets: StyleSheets,
): Promise<Readonly<Record<string, SiteDocument>>> {
  const finishedPages: Record<string, SiteDocument> = {};
  const renderList = frameworkPage(root, PAGES.episodes.path);
  const renderKinship = frameworkPage(root, KINSHIP_PATH);

  async function finish(
    render: typeof renderList,
    path: string,
    search: string,
  ): Promise<string> {
    const response = await render(search, new Headers());
    const html = await response.text();
    if (response.status !== 200)
      throw new Error(`${path}${search}: Next answers ${response.status}.`);
    finishedPages[path + search] = await storeDocument(
      path + search,
      html,
      store,
      sheets,
      preloadedFontUrls(response.headers),
    );
    return html;
  }

  await finish(renderKinship, KINSHIP_PATH, '');
  for (const order of ['recent', 'story'] as const)
    for (const category of [null, ...categories])
      for (const period of [null, ...periods.map(({ id }) => id)])
        for (let page = 1; ; page += 1) {
          const query = { ...EVERY_EPISODE, order, category, period, page };
          const html = await finish(renderList, PAGES.episodes.path, formatListQuery(query));
          if (!NEXT_PAGE.test(html)) break;
        }
  return finishedPages;
}
