import type { PictureFiles } from '@/lib/content/picture';
import styles from './SmallCover.module.css';

interface SmallCoverProps {
  readonly picture: PictureFiles;
  /** Side in pixels, where the layout sets none. */
  readonly size: 72 | 96 | 192;
}

/** Renders an episode's cover as a small square, beside the words that name the episode. */
export function SmallCover({ picture, size }: SmallCoverProps) {
  return (
    // Skips the image optimiser: the thumbnail has the right size already.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={picture.thumbnail}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
