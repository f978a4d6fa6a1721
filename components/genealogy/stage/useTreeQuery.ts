import { useMemo, useSyncExternalStore } from 'react';
import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import { TREE_PATH } from '@/lib/genealogy/address';
import type { Family } from '@/lib/genealogy/family';
import { openFor } from '@/lib/genealogy/view/folding';
import {
  EMPTY_QUERY,
  formatTreeQuery,
  parseTreeQuery,
  type TreeQuery,
} from '@/lib/genealogy/view/query';

/** Returns the query of the tree, and the way to change it. The server renders the whole tree. */
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
      // The person who is asked for is seen, whatever the same address folds.
      const folded =
        query.personId === null ? query.folded : openFor(family, query.folded, query.personId);
      const next = { ...query, folded };
      // Nothing is drawn anew for an address that says what is shown already.
      return formatTreeQuery(next) === formatTreeQuery(state) ? state : next;
    },
    format: formatTreeQuery,
  });
}
