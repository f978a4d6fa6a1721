import { preload } from 'react-dom';
import type { MapImage } from '@/lib/map/mapImage';
import styles from './StillMap.module.css';

interface StillMapProps {
  readonly image: MapImage;
  /** What is seen of it at first, where a script will bring the map itself. */
  readonly preview?: string | undefined;
  readonly title: string;
}

/** The map as a picture: what is seen before the script, and without it. */
export function StillMap({ image, preview, title }: StillMapProps) {
  // React asks early for an `img` of this rank by itself, but not for one in a `picture`.
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
      {/* The optimiser would only make another copy of what the stage is about to load. */}
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
