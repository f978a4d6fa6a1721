import { startTransition, useEffect, useState } from 'react';
import type { MapImage } from '@/lib/map/mapImage';
import { whenIdle } from '@/components/map/whenIdle';

/** Picture shown when no rendering of the map loads. */
const FALLBACK_IMAGE = '/assets/map.jpg';

export interface MapImageSource {
  readonly src: string;
  /** Whether the source is the map itself; false for its preview. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
}

/** The loaded picture of a map, or its fallback. */
interface Arrived extends MapImageSource {
  readonly map: string;
}

/**
 * Returns the address of a map's picture, which is large: its preview until the browser is idle,
 * then the lightest rendering that loads, or a fallback.
 */
export function useMapImage({ src, preview, light }: MapImage): MapImageSource {
  const [arrived, setArrived] = useState<Arrived | null>(null);

  useEffect(() => {
    let isOver = false;
    const failed = { map: src, src: FALLBACK_IMAGE, isWhole: true, hasFailed: true };
    // An image of its own, since the page's may have failed before this script ran.
    const probe = new Image();
    const ask = (addresses: readonly string[]): void => {
      const [address, ...others] = addresses;
      if (isOver) return;
      if (address === undefined) return setArrived(failed);
      probe.onerror = () => ask(others);
      // A transition: presses take precedence.
      probe.onload = () =>
        startTransition(() =>
          setArrived({ map: src, src: address, isWhole: true, hasFailed: false }),
        );
      probe.src = address;
    };
    const askAll = (): void => ask(light === undefined ? [src] : [light, src]);
    const stopWaiting = preview === undefined ? void askAll() : whenIdle(askAll);
    return () => {
      isOver = true;
      probe.onerror = probe.onload = null;
      stopWaiting?.();
    };
  }, [src, preview, light]);

  if (arrived?.map === src) return arrived;
  return { src: preview ?? src, isWhole: preview === undefined, hasFailed: false };
}
