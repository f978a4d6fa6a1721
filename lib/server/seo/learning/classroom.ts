import 'server-only';
import { sheetPath } from '@/lib/classroom/address';
import type { Episode } from '@/lib/episodes/episode';
import { itemList } from '@/lib/seo/graph/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';

/** Builds the graph of the teachers' page, under the title of its head: its page, and the sheets in order. */
export function classroomGraph(
  title: string,
  episodes: readonly Pick<Episode, 'slug' | 'shortTitle'>[],
) {
  const origin = siteOrigin();
  const id = `${origin}${PAGES.classroom.path}#fiches`;
  const pages = episodes.map(({ slug, shortTitle }) => ({
    name: shortTitle,
    path: sheetPath(slug),
  }));
  return sitePageGraph(
    'classroom',
    { name: title, about: id },
    itemList(pages, { id, origin }),
  );
}
