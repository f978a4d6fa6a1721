import Link from 'next/link';
import { mapPath } from '@/components/map/mapPath';
import type { HistoricalMap } from '@/lib/server/maps';
import styles from './MapCard.module.css';

/** A map, with the way to it. */
export function MapCard({ map }: { readonly map: HistoricalMap }) {
  const { id, record, extent } = map;
  return (
    <article className={styles.root}>
      {/* The file is needed as it is on the map's own page; the optimiser serves covers alone. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        className={styles.picture}
        src={`/maps/${id}/map.jpg`}
        alt=""
        width={extent.width}
        height={extent.height}
        loading="lazy"
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link className={styles.link} href={mapPath(id)}>
            {record.title}
          </Link>
        </h3>
        <p>{record.description}</p>
        <p className={styles.count}>{record.places.length} lieux</p>
      </div>
    </article>
  );
}
