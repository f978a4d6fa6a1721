import { Picture } from '@/components/ui/Picture';
import type { Picture as PictureFiles } from '@/lib/content/picture';
import styles from './ToolPicture.module.css';

const SIZES = '(width < 768px) 92vw, (width < 1360px) 45vw, 604px';

interface ToolPictureProps {
  readonly picture: PictureFiles;
  /** Whether it can be seen before anyone scrolls. */
  readonly isInSight: boolean;
}

/** What a tool looks like, at the head of its card. */
export function ToolPicture({ picture, isInSight }: ToolPictureProps) {
  return (
    <Picture
      picture={picture}
      sizes={SIZES}
      alt=""
      width={960}
      height={600}
      className={styles.root}
      loading={isInSight ? 'eager' : 'lazy'}
      priority={isInSight ? 'high' : 'auto'}
    />
  );
}
