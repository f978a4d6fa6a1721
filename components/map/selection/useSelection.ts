import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition, type RefObject } from 'react';
import { readDepth, writeDepth } from '@/components/map/selection/historyDepth';
import { mapPath, placePath } from '@/lib/map/address';
import type { ScreenStore } from '@/components/map/selection/screenStore';
import { elementOf, focusTarget } from '@/components/ui/browser/focusTargets';

/** Part of the screen in which a place was opened. */
export type Opener = 'map' | 'list';

export interface Selection {
  /** Id of the open place, from the address. */
  readonly selectedId: string | null;
  readonly open: (placeId: string, opener: Opener) => void;
  readonly close: () => void;
}

/**
 * Returns the open place and its setters. Opening another place adds a history entry; closing goes back to the map.
 * The focus moves to the place's heading, and back to the element that opened it.
 */
export function useSelection(
  mapId: string,
  store: ScreenStore,
  root: RefObject<HTMLElement | null>,
): Selection {
  const router = useRouter();
  const selectedId = useSelectedLayoutSegment();
  const [isPending, startTransition] = useTransition();
  /** Target of the last navigation, which a second press does not repeat. */
  const requestedId = useRef(selectedId);
  const opener = useRef<Opener>('map');
  const previousId = useRef(selectedId);
  /** Depth of the history entry that the router is about to add; null when the router adds none. */
  const nextDepth = useRef<number | null>(null);

  useEffect(() => {
    if (!isPending) requestedId.current = selectedId;
  }, [isPending, selectedId]);

  useEffect(() => {
    const previousPlaceId = previousId.current;
    if (previousPlaceId === selectedId) return;
    previousId.current = selectedId;
    // Adds the query, which the router's history entry lacks.
    store.write();
    if (selectedId !== null && nextDepth.current !== null) writeDepth(nextDepth.current);
    nextDepth.current = null;
    if (selectedId !== null)
      focusTarget(root.current, 'place-heading', { preventScroll: true });
    else if (previousPlaceId !== null)
      restoreFocus(root.current, previousPlaceId, opener.current);
  }, [selectedId, store, root]);

  const open = useCallback(
    (placeId: string, openedIn: Opener): void => {
      if (requestedId.current === placeId) return;
      requestedId.current = placeId;
      opener.current = openedIn;
      store.write();
      const depth = selectedId === null ? 0 : readDepth();
      nextDepth.current = depth === null ? null : depth + 1;
      startTransition(() => router.push(placePath(mapId, placeId), { scroll: false }));
    },
    [mapId, router, selectedId, store],
  );

  const close = useCallback((): void => {
    if (requestedId.current === null) return;
    requestedId.current = null;
    const depth = readDepth();
    if (depth === null)
      return startTransition(() => router.replace(mapPath(mapId), { scroll: false }));
    store.keepOnReturn();
    window.history.go(-depth);
  }, [mapId, router, store]);

  return { selectedId, open, close };
}

function restoreFocus(root: HTMLElement | null, placeId: string, opener: Opener): void {
  const link = elementOf(root, 'listed', placeId);
  const marker = elementOf(root, 'marked', placeId);
  const foldedList = link?.closest('details');
  const target = opener === 'list' ? (link ?? marker) : (marker ?? link);
  if (target === link && foldedList) foldedList.open = true;
  target?.focus({ preventScroll: opener === 'map' });
}
