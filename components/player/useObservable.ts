import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '@/lib/store';

export const useObservable = <T>({ get, subscribe }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, get, get);
