import { EarlyPicture } from '@/components/ui/EarlyPicture';
import type { PictureFiles } from '@/lib/content/picture';
import styles from './ToolPicture.module.css';

const SIZES = '(width < 768px) 92vw, (width < 1180px) 45vw, 400px';

interface ToolPictureProps {
  readonly picture: PictureFiles;
  /** Small blurred rendering as a `data:` URL; null for none. */
  readonly preview: string | null;
  /** Whether the picture is in the first viewport, and loads with priority. */
  readonly isInSight: boolean;
}

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
