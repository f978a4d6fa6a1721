import { PLACE_IMAGE } from '@/lib/map/manifest';
import styles from './PlacePicture.module.css';

interface PlacePictureProps {
  readonly name: string;
  /** Address of the picture; null without one, for a grey box of its size. */
  readonly src: string | null;
}

/** Renders a detail of the map around a place. */
export function PlacePicture({ name, src }: PlacePictureProps) {
  if (src === null) return <div className={styles.root} />;
  return (
    // Needs no optimiser at its displayed size; loads lazily, since a prefetched page would load its picture too.
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
