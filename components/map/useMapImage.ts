import { useEffect, useState } from 'react';

/** What is shown in the place of a map whose image does not come. */
const FALLBACK_IMAGE = '/assets/map.jpg';

export interface MapImageSource {
  readonly src: string;
  readonly hasFailed: boolean;
}

/** The address of a map's image, or of the image that stands in for it once it has failed to load. */
export function useMapImage(src: string): MapImageSource {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === src;

  useEffect(() => {
    // An image of its own, because the page's may have failed before this script ran.
    const probe = new Image();
    probe.onerror = () => setFailed(src);
    probe.src = src;
    return () => {
      probe.onerror = null;
    };
  }, [src]);

  return { src: hasFailed ? FALLBACK_IMAGE : src, hasFailed };
}
