import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import styles from './MapCard.module.css';

const SIZES = '(width < 768px) 92vw, (width < 1360px) 45vw, 604px';

interface MapCardProps {
  readonly map: Pick<HistoricalMap, 'path' | 'record'>;
  readonly picture: PictureFiles;
}

/** Renders a map in the list of maps: picture, subject, figures. */
export function MapCard({ map: { path, record }, picture }: MapCardProps) {
  const { title, description, places, periods, timeline } = record;
  return (
    <article className={styles.root}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes={SIZES}
        alt=""
        width={960}
        height={480}
      />
      <div className={styles.body}>
        <p className={styles.facts}>
          {`${places.length} lieux · ${periods.length} périodes · ${timeline.from}–${timeline.to}`}
        </p>
        <h2>
          <Link className={styles.link} href={path} prefetch={false}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{description}</p>
      </div>
    </article>
  );
}
