import 'server-only';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';

/** Titles of the page that lists the people of the tree, and of the kinship page. */
export const OUTLINE_TITLE = PAGES.treeOutline.name;
export const KINSHIP_TITLE = PAGES.kinship.name;

export const treeGraph = () => sitePageGraph('tree', { name: loadGenealogy().record.title });
export const outlineGraph = () => sitePageGraph('treeOutline');
export const kinshipGraph = () => sitePageGraph('kinship');
