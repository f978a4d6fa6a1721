import 'server-only';
import { formatListQuery, parseListQuery, tidyListFields } from '@/lib/episodes/list/query';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { tidyKinshipFields } from '@/lib/genealogy/kinship/query';
import { feedAddsEpisodes } from '@/lib/server/list/feedAdds';
import type { SiteManifest } from '@/lib/server/manifest';
import type { LivePage } from '@/lib/server/site/parts';
import { PAGES } from '@/lib/site/pages';

/** Renders a page of the framework for a query and request headers. */
export type RenderPage = LivePage['render'];

/** Maps the path of each query-dependent page to its renderer on this host. */
export function livePages(
  { finished, choices }: Pick<SiteManifest, 'finished' | 'choices'>,
  rendererOf: (path: string) => RenderPage,
): ReadonlyMap<string, LivePage> {
  const listPage: LivePage = {
    normalizeQuery: tidyListFields,
    findFinishedDocument: async (fields) => {
      const query = parseListQuery(fields, choices);
      const document = finished[PAGES.episodes.path + formatListQuery(query)] ?? null;
      return document === null || (await feedAddsEpisodes()) ? null : document;
    },
    isShared: (fields) => parseListQuery(fields, choices).search === '',
    render: rendererOf(PAGES.episodes.path),
  };
  const kinshipPage: LivePage = {
    normalizeQuery: tidyKinshipFields,
    findFinishedDocument: async (fields) =>
      fields.size === 0 ? (finished[KINSHIP_PATH] ?? null) : null,
    isShared: () => false,
    render: rendererOf(KINSHIP_PATH),
  };
  return new Map([
    [PAGES.episodes.path, listPage],
    [KINSHIP_PATH, kinshipPage],
  ]);
}
