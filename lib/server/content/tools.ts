import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { loadContent } from '@/lib/server/content/loadContent';
import type { Tool } from '@/lib/tools/tool';

/**
 * Loads the tools of the catalogue. At run time an error is logged and the list is empty, which the catalogue
 * announces.
 * @throws Error during the build: an invalid `content/tools.json` must not be published.
 */
export function loadTools(): readonly Tool[] {
  try {
    return loadContent().tools;
  } catch (error) {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) throw error;
    console.error('Les outils n’ont pas pu être chargés.', error);
    return [];
  }
}
