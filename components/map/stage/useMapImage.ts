import { startTransition, useEffect, useState } from 'react';
import type { MapImage } from '@/lib/map/mapImage';
import { whenIdle } from '@/components/map/whenIdle';

/** What is shown in the place of a map whose image does not come. */
const FALLBACK_IMAGE = '/assets/map.jpg';

export interface MapImageSource {
  readonly src: string;
  /** Whether it is the map itself; before, its preview shows it. */
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
}

/** The picture that has come for a map: one of its own, or the one that stands in for it. */
interface Arrived extends MapImageSource {
  readonly map: string;
}

/**
 * The address of a map's picture, which is large: its preview while the page has other things to fetch, then the
 * lightest rendering that comes, or a picture that stands in for all of them.
 */
export function useMapImage({ src, preview, light }: MapImage): MapImageSource {
  const [arrived, setArrived] = useState<Arrived | null>(null);

  useEffect(() => {
    let isOver = false;
    const failed = { map: src, src: FALLBACK_IMAGE, isWhole: true, hasFailed: true };
    // An image of its own, because the page's may have failed before this script ran.
    const probe = new Image();
    const ask = (addresses: readonly string[]): void => {
      const [address, ...others] = addresses;
      if (isOver) return;
      if (address === undefined) return setArrived(failed);
      probe.onerror = () => ask(others);
      // Nobody waits for it: what is pressed meanwhile goes first.
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
