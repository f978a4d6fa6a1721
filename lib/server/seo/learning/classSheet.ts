import 'server-only';
import { sheetPath } from '@/lib/classroom/address';
import type { Episode } from '@/lib/episodes/episode';
import { episodeName } from '@/lib/seo/names';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

type SheetEpisode = Pick<Episode, 'slug' | 'path' | 'shortTitle'>;

/** The way to the sheet of an episode. */
export const breadcrumbsToSheet = ({ slug, path, shortTitle }: SheetEpisode) => [
  ...breadcrumbsTo(
    'episodes',
    { name: shortTitle, path },
    { name: 'Fiche', path: sheetPath(slug) },
  ),
];

/** What the sheet of an episode describes: itself, about the episode. */
export const sheetGraph = (episode: SheetEpisode) =>
  pageGraph({
    type: 'WebPage',
    name: episode.shortTitle,
    path: sheetPath(episode.slug),
    about: episodeName(siteOrigin(), episode.path),
    breadcrumbs: breadcrumbsToSheet(episode),
    permission: loadSite().classPermission,
  });
