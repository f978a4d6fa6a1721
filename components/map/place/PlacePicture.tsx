import { PLACE_IMAGE } from '@/lib/map/manifest';
import styles from './PlacePicture.module.css';

interface PlacePictureProps {
  readonly name: string;
  /** Null when there is none: a grey ground keeps its room. */
  readonly src: string | null;
}

/** The map around a place, drawn close. */
export function PlacePicture({ name, src }: PlacePictureProps) {
  if (src === null) return <div className={styles.root} />;
  return (
    // Drawn at the one size in which it is shown. Lazy, or every place fetched ahead would fetch its picture too.
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
