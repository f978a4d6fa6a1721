import 'server-only';
import { formatListQuery, parseListQuery, tidyListFields } from '@/lib/episodes/list/query';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { tidyKinshipFields } from '@/lib/genealogy/kinship/query';
import { feedAddsEpisodes } from '@/lib/server/list/feedAdds';
import type { SiteManifest } from '@/lib/server/manifest';
import type { LivePage } from '@/lib/server/site/parts';
import { PAGES } from '@/lib/site/pages';

/** Renders a page of the framework for a query and request headers. */
export type RenderPage = LivePage['make'];

/** Maps the path of each query-dependent page to its renderer on this host. */
export function livePages(
  { finished, choices }: Pick<SiteManifest, 'finished' | 'choices'>,
  rendererOf: (path: string) => RenderPage,
): ReadonlyMap<string, LivePage> {
  const listPage: LivePage = {
    tidy: tidyListFields,
    finished: async (fields) => {
      const query = parseListQuery(fields, choices);
      const document = finished[PAGES.episodes.path + formatListQuery(query)] ?? null;
      return document === null || (await feedAddsEpisodes()) ? null : document;
    },
    isShared: (fields) => parseListQuery(fields, choices).search === '',
    make: rendererOf(PAGES.episodes.path),
  };
  const kinshipPage: LivePage = {
    tidy: tidyKinshipFields,
    finished: async (fields) => (fields.size === 0 ? (finished[KINSHIP_PATH] ?? null) : null),
    isShared: () => false,
    make: rendererOf(KINSHIP_PATH),
  };
  return new Map([
    [PAGES.episodes.path, listPage],
    [KINSHIP_PATH, kinshipPage],
  ]);
}
