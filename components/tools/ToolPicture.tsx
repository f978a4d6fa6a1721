import { pictureOf } from '@/lib/server/pictures';
import styles from './ToolPicture.module.css';

const SIZES = '(width < 768px) 92vw, (width < 1360px) 45vw, 604px';

interface ToolPictureProps {
  readonly imageUrl: string;
  /** Whether it can be seen before anyone scrolls. */
  readonly isInSight: boolean;
}

/** What a tool looks like, at the head of its card. */
export function ToolPicture({ imageUrl, isInSight }: ToolPictureProps) {
  const { src, sources } = pictureOf(imageUrl);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        className={styles.root}
        src={src}
        alt=""
        width={960}
        height={600}
        loading={isInSight ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
