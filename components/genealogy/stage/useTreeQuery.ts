import { useMemo, useSyncExternalStore } from 'react';
import { createTreeStore } from '@/components/genealogy/stage/treeStore';
import type { Family } from '@/lib/genealogy/family';
import type { TreeQuery } from '@/lib/genealogy/view/query';

type Change = (change: (now: TreeQuery) => TreeQuery) => void;

/** What the address says of the tree, and a way to change it. The server renders the whole tree. */
export function useTreeQuery(family: Family): readonly [TreeQuery, Change] {
  const store = useMemo(() => createTreeStore(family), [family]);
  const query = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  return [query, store.update];
}
