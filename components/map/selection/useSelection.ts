import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition, type RefObject } from 'react';
import { readDepth, writeDepth } from '@/components/map/selection/historyDepth';
import { mapPath, placePath } from '@/lib/map/address';
import type { ScreenStore } from '@/components/map/selection/screenStore';
import { elementOf, focusTarget } from '@/components/ui/browser/focusTargets';

export type OpenedFrom = 'map' | 'list';

export interface Selection {
  /** Id of the open place, from the address. */
  readonly selectedId: string | null;
  readonly open: (placeId: string, from: OpenedFrom) => void;
  readonly close: () => void;
}

/**
 * Returns the open place and its setters. Opening another place adds a history entry; closing goes back to the map's.
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
  /** Target of the last navigation: a second press must not repeat it. */
  const requestedId = useRef(selectedId);
  const openedFrom = useRef<OpenedFrom>('map');
  const previousId = useRef(selectedId);
  /** Depth of the entry that the router is about to add; null when it adds none. */
  const nextDepth = useRef<number | null>(null);

  useEffect(() => {
    if (!isPending) requestedId.current = selectedId;
  }, [isPending, selectedId]);

  useEffect(() => {
    const previous = previousId.current;
    if (previous === selectedId) return;
    previousId.current = selectedId;
    // The router's entry has the place in its path, but not the query.
    store.write();
    if (selectedId !== null && nextDepth.current !== null) writeDepth(nextDepth.current);
    nextDepth.current = null;
    if (selectedId !== null)
      focusTarget(root.current, 'place-heading', { preventScroll: true });
    else if (previous !== null) restoreFocus(root.current, previous, openedFrom.current);
  }, [selectedId, store, root]);

  const open = useCallback(
    (placeId: string, from: OpenedFrom): void => {
      if (requestedId.current === placeId) return;
      requestedId.current = placeId;
      openedFrom.current = from;
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

function restoreFocus(root: HTMLElement | null, placeId: string, from: OpenedFrom): void {
  const link = elementOf(root, 'listed', placeId);
  const marker = elementOf(root, 'marked', placeId);
  const folded = link?.closest('details');
  const target = from === 'list' ? (link ?? marker) : (marker ?? link);
  if (target === link && folded) folded.open = true;
  target?.focus({ preventScroll: from === 'map' });
}
