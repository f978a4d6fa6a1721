import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createTreeStore } from '@/components/genealogy/stage/treeStore';
import type { Family } from '@/lib/genealogy/family';
import { EMPTY_QUERY, type TreeQuery } from '@/lib/genealogy/view/query';

type Change = (change: (now: TreeQuery) => TreeQuery) => void;

/** What the address says of the tree, and a way to change it. The server renders the whole tree. */
export function useTreeQuery(family: Family): readonly [TreeQuery, Change] {
  const store = useMemo(() => createTreeStore(family), [family]);
  const query = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_QUERY);
  const change = useCallback<Change>((next) => store.update(next), [store]);
  return [query, change];
}
