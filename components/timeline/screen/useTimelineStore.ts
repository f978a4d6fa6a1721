import { useState, useSyncExternalStore } from 'react';
import { createAddressStore, type AddressStore } from '@/components/ui/browser/addressStore';
import { TIMELINE_PATH } from '@/lib/timeline/address';
import {
  EMPTY_QUERY,
  formatTimelineQuery,
  parseTimelineQuery,
  type TimelineQuery,
} from '@/lib/timeline/query';

/** Filters, year and range of the timeline; `hasArrived` is false until the address is read. */
export interface TimelineState extends TimelineQuery {
  readonly hasArrived: boolean;
}

/** Returns the state of the timeline, kept in the address, and its setters. */
export function useTimelineStore(lanes: readonly { readonly id: string }[]) {
  const [store] = useState<AddressStore<TimelineState>>(() =>
    createAddressStore<TimelineState>({
      path: TIMELINE_PATH,
      initial: { ...EMPTY_QUERY, hasArrived: false },
      parse: (query) => ({
        ...parseTimelineQuery(
          query,
          lanes.map(({ id }) => id),
        ),
        hasArrived: true,
      }),
      format: formatTimelineQuery,
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const clear = (): void =>
    store.update(({ year, range, hasArrived }) => ({
      ...EMPTY_QUERY,
      year,
      range,
      hasArrived,
    }));
  return { store, state, clear };
}
