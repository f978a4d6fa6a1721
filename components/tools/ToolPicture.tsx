import { EarlyPicture } from '@/components/ui/EarlyPicture';
import type { PictureFiles as PictureFiles } from '@/lib/content/picture';
import styles from './ToolPicture.module.css';

const SIZES = '(width < 768px) 92vw, (width < 1180px) 45vw, 400px';

interface ToolPictureProps {
  readonly picture: PictureFiles;
  /** The same, roughly, as a `data:` address; null for none. */
  readonly preview: string | null;
  /** Whether it can be seen before anyone scrolls. */
  readonly isInSight: boolean;
}

/** What a tool looks like, at the head of its card. */
export function ToolPicture({ picture, preview, isInSight }: ToolPictureProps) {
  return (
    <EarlyPicture
      picture={picture}
      preview={preview}
      sizes={SIZES}
      alt=""
      width={960}
      height={600}
      className={styles.root}
      frameClassName={styles.frame}
      loading={isInSight ? 'eager' : 'lazy'}
      priority={isInSight ? 'high' : 'auto'}
    />
  );
}
