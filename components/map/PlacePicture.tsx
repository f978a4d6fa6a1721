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
    // Drawn at the one size in which it is shown.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={src}
      alt={`Les environs sur la carte : ${name}`}
      {...PLACE_IMAGE}
    />
  );
}
