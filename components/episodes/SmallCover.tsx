import type { PictureFiles } from '@/lib/content/picture';
import styles from './SmallCover.module.css';

interface SmallCoverProps {
  readonly picture: PictureFiles;
  /** Pixels a side, where the room that it is given has no say. */
  readonly size: 72 | 96 | 192;
}

/** Renders an episode's cover as a small square, beside the words that name the episode. */
export function SmallCover({ picture, size }: SmallCoverProps) {
  return (
    // A rendering of the right size is there already, where there is one.
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
