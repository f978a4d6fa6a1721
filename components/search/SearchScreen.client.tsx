'use client';

import { useSyncExternalStore } from 'react';
import { SearchBox } from '@/components/search/SearchBox.client';
import { createAddressStore } from '@/components/ui/browser/addressStore';
import { SEARCH_PATH } from '@/lib/search/address';

const store = createAddressStore<string>({
  path: SEARCH_PATH,
  initial: '',
  parse: (query) => new URLSearchParams(query).get('q') ?? '',
  format: (typed) => (typed === '' ? '' : new URLSearchParams({ q: typed }).toString()),
});

/** Renders the search on its own page, with its text in the address. */
export function SearchScreen() {
  const searchText = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  return <SearchBox typed={searchText} onType={(text) => store.update(() => text)} isWhole />;
}
