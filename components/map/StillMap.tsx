import type { ScreenMap } from '@/components/map/screenMap';
import styles from './StillMap.module.css';

interface StillMapProps {
  readonly image: ScreenMap['image'];
  readonly title: string;
}

/** The map as a picture: what is seen before the script, and without it. */
export function StillMap({ image, title }: StillMapProps) {
  return (
    // The optimiser would only make another copy of what the stage is about to load.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={image.src}
      alt={`Carte : ${title}`}
      width={image.width}
      height={image.height}
      fetchPriority="high"
    />
  );
}
