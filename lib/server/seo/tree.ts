import 'server-only';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { sitePageGraph } from '@/lib/server/seo/page';
import { PAGES } from '@/lib/site/pages';

/** Titles of the page that lists the people of the tree, and of the kinship page. */
export const OUTLINE_TITLE = PAGES.treeOutline.name;
export const KINSHIP_TITLE = PAGES.kinship.name;

/** Builds the graph of the tree's page. */
export const treeGraph = () => sitePageGraph('tree', { name: loadGenealogy().record.title });

/** Builds the graph of the page that lists the people of the tree. */
export const outlineGraph = () => sitePageGraph('treeOutline');

/** Builds the graph of the kinship page. */
export const kinshipGraph = () => sitePageGraph('kinship');
