import { PLACE_IMAGE } from '@/lib/map/manifest';
import styles from './PlacePicture.module.css';

interface PlacePictureProps {
  readonly name: string;
  /** Null without a picture: a grey box keeps its room. */
  readonly src: string | null;
}

/** Renders a detail of the map around a place. */
export function PlacePicture({ name, src }: PlacePictureProps) {
  if (src === null) return <div className={styles.root} />;
  return (
    // Rendered at its displayed size. Lazy, since a prefetched page would load its picture too.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={src}
      loading="lazy"
      alt={`Les environs sur la carte\u00a0: ${name}`}
      {...PLACE_IMAGE}
    />
  );
}
