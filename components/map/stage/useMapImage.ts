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
interface LoadedImage extends MapImageSource {
  readonly map: string;
}

/**
 * Returns the address of a map's picture, which is large: its preview until the browser is idle,
 * then the lightest rendering that loads, or a fallback.
 */
export function useMapImage({ src, preview, light }: MapImage): MapImageSource {
  const [loaded, setLoaded] = useState<LoadedImage | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const failed = { map: src, src: FALLBACK_IMAGE, isWhole: true, hasFailed: true };
    // A second image element: the `error` event of the page's own may precede this script.
    const probe = new Image();
    const load = (addresses: readonly string[]): void => {
      const [address, ...heavier] = addresses;
      if (isUnmounted) return;
      if (address === undefined) return setLoaded(failed);
      probe.onerror = () => load(heavier);
      // A transition, so that React renders presses first.
      probe.onload = () =>
        startTransition(() =>
          setLoaded({ map: src, src: address, isWhole: true, hasFailed: false }),
        );
      probe.src = address;
    };
    const loadLightest = (): void => load(light === undefined ? [src] : [light, src]);
    const stopWaiting = preview === undefined ? void loadLightest() : whenIdle(loadLightest);
    return () => {
      isUnmounted = true;
      probe.onerror = probe.onload = null;
      stopWaiting?.();
    };
  }, [src, preview, light]);

  if (loaded?.map === src) return loaded;
  return { src: preview ?? src, isWhole: preview === undefined, hasFailed: false };
}
