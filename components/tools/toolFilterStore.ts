import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import type { PagePath } from '@/lib/site/pages';
import { EVERY_TOOL, type ToolFilter } from '@/lib/tools/filter';
import { formatToolQuery, parseToolQuery } from '@/lib/tools/query';

/** Creates the store of the catalogue's filters, kept in the address. */
export const createToolFilterStore = (
  categories: readonly string[],
): AddressStore<ToolFilter> =>
  createAddressStore({
    path: '/outils' satisfies PagePath,
    initial: EVERY_TOOL,
    parse: (query) => parseToolQuery(query, categories),
    format: formatToolQuery,
    syncsRouter: true,
  });
