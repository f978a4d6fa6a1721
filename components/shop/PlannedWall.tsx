import { PlannedPicture } from '@/components/shop/PlannedPicture';
import type { PictureFiles } from '@/lib/content/picture';
import type { PlannedItem } from '@/lib/site/shop';
import styles from './PlannedWall.module.css';

interface PlannedCard extends Omit<PlannedItem, 'images'> {
  readonly pictures: readonly PictureFiles[];
}

interface PlannedWallProps {
  readonly items: readonly PlannedCard[];
  readonly status: string;
}

/** Renders the planned articles like a small exhibition, each with a label beside it. */
export function PlannedWall({ items, status }: PlannedWallProps) {
  return (
    <div className={styles.root}>
      {items.map(({ kind, title, text, pictures }) => (
        <article key={title} className={styles.item}>
          <div className={styles.wall}>
            <PlannedPicture kind={kind} pictures={pictures} />
          </div>
          <div className={styles.label}>
            <p className={styles.status}>{status}</p>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
