import clsx from 'clsx';
import { Picture, type PictureProps } from '@/components/ui/Picture';
import styles from './EarlyPicture.module.css';

interface EarlyPictureProps extends PictureProps {
  /** Small blurred rendering as a `data:` URL, inlined in the HTML; null for none. */
  readonly preview: string | null;
}

/** Renders the picture of a page's largest contentful paint over an inlined preview, which is painted with the text. */
export function EarlyPicture({ preview, frameClassName, ...pictureProps }: EarlyPictureProps) {
  return (
    <div className={clsx(styles.frame, frameClassName)}>
      {preview !== null && (
        // eslint-disable-next-line @next/next/no-img-element
        <img
          className={clsx(styles.preview, pictureProps.className)}
          src={preview}
          alt=""
          width={pictureProps.width}
          height={pictureProps.height}
        />
      )}
      <Picture {...pictureProps} frameClassName={styles.picture} />
    </div>
  );
}
