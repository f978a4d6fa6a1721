import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { Site } from '@/lib/site/site';

/** Loads the owner's settings of the site. */
export const loadSite = (): Site => loadContent().site;
