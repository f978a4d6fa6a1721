import clsx from 'clsx';
import { Picture, type PictureProps } from '@/components/ui/Picture';
import styles from './EarlyPicture.module.css';

interface EarlyPictureProps extends PictureProps {
  /** A rough rendering as a `data:` address, which is there with the page itself; null for none. */
  readonly preview: string | null;
}

/** A picture that is the largest thing in sight at first: its outline is seen with the text, and it covers it when it comes. */
export function EarlyPicture({ preview, frameClassName, ...picture }: EarlyPictureProps) {
  return (
    <div className={clsx(styles.frame, frameClassName)}>
      {preview !== null && (
        // eslint-disable-next-line @next/next/no-img-element
        <img
          className={clsx(styles.preview, picture.className)}
          src={preview}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      <Picture {...picture} frameClassName={styles.picture} />
    </div>
  );
}
