import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/store';

export const useObservable = <T>({ get, subscribe }: Observable<T>): T =>
  useSyncExternalStore(subscribe, get, get);
