import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import type { PlannedItem } from '@/lib/site/shop';
import styles from './PlannedPicture.module.css';

const SIZES = '(width < 62.5em) 40vw, 300px';

interface PlannedPictureProps {
  readonly kind: PlannedItem['kind'];
  readonly pictures: readonly PictureFiles[];
}

/** Renders a mock-up of a planned article: a hung print, a row of posters, a bound book. */
export function PlannedPicture({ kind, pictures }: PlannedPictureProps) {
  return (
    <div className={styles.root} data-kind={kind}>
      {pictures.map((picture) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={SIZES}
          alt=""
          width={480}
          height={480}
          className={styles.image}
          frameClassName={styles.sheet}
          loading="lazy"
        />
      ))}
    </div>
  );
}
