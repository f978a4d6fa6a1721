import type { Picture } from '@/lib/content/picture';
import styles from './SmallCover.module.css';

interface SmallCoverProps {
  readonly picture: Picture;
  /** Pixels a side, where the room that it is given has no say. */
  readonly size: 72 | 96 | 192;
}

/** An episode's image as a small square, beside the words that say which episode it is. */
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
