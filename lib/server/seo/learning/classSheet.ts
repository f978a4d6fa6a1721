import 'server-only';
import { sheetPath } from '@/lib/classroom/address';
import type { Episode } from '@/lib/episodes/episode';
import { episodeId } from '@/lib/seo/ids';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

type SheetEpisode = Pick<Episode, 'slug' | 'path' | 'shortTitle'>;

/** Builds the breadcrumbs of a class sheet, below its episode. */
export const breadcrumbsToSheet = ({ slug, path, shortTitle }: SheetEpisode) => [
  ...breadcrumbsTo(
    'episodes',
    { name: shortTitle, path },
    { name: 'Fiche', path: sheetPath(slug) },
  ),
];

/** Builds the graph of a class sheet, whose subject is the episode. */
export const sheetGraph = (episode: SheetEpisode) =>
  pageGraph({
    type: 'WebPage',
    name: episode.shortTitle,
    path: sheetPath(episode.slug),
    about: episodeId(siteOrigin(), episode.path),
    breadcrumbs: breadcrumbsToSheet(episode),
    permission: loadSite().classPermission,
  });
