import { useMemo, useSyncExternalStore } from 'react';
import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import { TREE_PATH } from '@/lib/genealogy/address';
import type { Family } from '@/lib/genealogy/family';
import { unfoldFor } from '@/lib/genealogy/view/folding';
import {
  EMPTY_QUERY,
  formatTreeQuery,
  parseTreeQuery,
  type TreeQuery,
} from '@/lib/genealogy/view/query';

/** Returns the tree's query, kept in the address, and its setter. The server renders the whole tree. */
export function useTreeQuery(family: Family) {
  const store = useMemo(() => createTreeStore(family), [family]);
  const query = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  return [query, store.update] as const;
}

function createTreeStore(family: Family): AddressStore<TreeQuery> {
  return createAddressStore({
    path: TREE_PATH,
    initial: EMPTY_QUERY,
    parse(text, state) {
      const query = parseTreeQuery(text, family.people);
      // Unfolds the branches above the selected person.
      const folded =
        query.personId === null
          ? query.folded
          : unfoldFor(family, query.folded, query.personId);
      const newQuery = { ...query, folded };
      // Keeps the state for an address with the same meaning, which then costs no render.
      return formatTreeQuery(newQuery) === formatTreeQuery(state) ? state : newQuery;
    },
    format: formatTreeQuery,
  });
}
