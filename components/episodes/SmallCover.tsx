import type { PictureFiles } from '@/lib/content/picture';
import styles from './SmallCover.module.css';

interface SmallCoverProps {
  readonly picture: PictureFiles;
  /** Width and height in CSS pixels, unless the style sheet sets others. */
  readonly size: 72 | 96 | 192;
}

/** Renders an episode's cover as a small square, beside the episode's title. */
export function SmallCover({ picture, size }: SmallCoverProps) {
  return (
    // Bypasses the image optimiser: the thumbnail file has the rendered size.
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
