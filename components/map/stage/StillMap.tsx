import { preload } from 'react-dom';
import type { MapImage } from '@/lib/map/mapImage';
import styles from './StillMap.module.css';

interface StillMapProps {
  readonly image: MapImage;
  /** Preview that is painted first, where a script will show the map. */
  readonly preview?: string | undefined;
  readonly title: string;
}

/** Renders the map as a picture: before the script, and without it. */
export function StillMap({ image, preview, title }: StillMapProps) {
  // React preloads an `img` by itself, but not one in a `picture`.
  if (preview !== undefined)
    preload(preview, {
      as: 'image',
      type: 'image/avif',
      media: '(scripting: enabled)',
      fetchPriority: 'high',
    });
  return (
    <picture className={styles.frame}>
      {preview !== undefined && (
        <>
          <source media="(scripting: none), print" srcSet={image.src} />
          <source type="image/avif" srcSet={preview} />
        </>
      )}
      {/* The optimiser would create a second copy of the image that the stage loads. */}
      <img
        className={styles.root}
        src={image.src}
        alt={`Carte\u00a0: ${title}`}
        width={image.width}
        height={image.height}
        fetchPriority="high"
      />
    </picture>
  );
}
