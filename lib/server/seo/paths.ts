import 'server-only';
import { pathPath } from '@/lib/paths/address';
import type { LearningPath } from '@/lib/paths/path';
import { itemList } from '@/lib/seo/graph/itemList';
import { pathNode } from '@/lib/seo/graph/path';
import { pathId } from '@/lib/seo/ids';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph, sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo, type Crumb } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

/** Builds the graph of the list of learning paths: its page, and the paths in order. */
export function pathsGraph(title: string, paths: readonly LearningPath[]) {
  const origin = siteOrigin();
  const id = `${origin}${PAGES.paths.path}#parcours`;
  const pages = paths.map((path) => ({ name: path.title, path: pathPath(path.id) }));
  return sitePageGraph('paths', { name: title, about: id }, itemList(pages, { id, origin }));
}

/** Builds the breadcrumbs of a learning path's page. */
export const pathBreadcrumbs = ({ id, title }: LearningPath): readonly Crumb[] =>
  breadcrumbsTo('paths', { name: title, path: pathPath(id) });

/** Builds the graph of a learning path: its page, the path as a learning resource, and its steps in order. */
export function learningPathGraph(path: LearningPath) {
  const origin = siteOrigin();
  const { id, title, steps } = path;
  const listId = `${origin}${pathPath(id)}#etapes`;
  return pageGraph(
    {
      type: 'WebPage',
      name: title,
      path: pathPath(id),
      about: pathId(origin, id),
      breadcrumbs: pathBreadcrumbs(path),
      permission: loadSite().classPermission,
    },
    pathNode(path, { origin, steps: listId }),
    itemList(
      steps.map(({ title: name, href }) => ({ name, path: href })),
      { id: listId, origin },
    ),
  );
}
