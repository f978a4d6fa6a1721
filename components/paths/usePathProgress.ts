import { useSyncExternalStore } from 'react';
import { pathProgress } from '@/components/paths/pathProgress';
import { doneSteps } from '@/lib/paths/progress';

/** Returns the keys of the steps of a path that are done, none before hydration, and whether storage is refused. */
export function usePathProgress(id: string) {
  const { value, isRefused } = useSyncExternalStore(
    pathProgress.subscribe,
    pathProgress.get,
    pathProgress.getInitial,
  );
  return { doneKeys: doneSteps(value, id), isRefused };
}
