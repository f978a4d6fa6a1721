import { MapCard } from '@/components/map/MapCard';
import type { PictureFiles } from '@/lib/content/picture';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import styles from './MapList.module.css';

interface MapListProps {
  readonly entries: readonly {
    readonly map: Pick<HistoricalMap, 'id' | 'path' | 'record'>;
    readonly picture: PictureFiles;
  }[];
}

export function MapList({ entries }: MapListProps) {
  return (
    <ul role="list" className={styles.root}>
      {entries.map(({ map, picture }) => (
        <li key={map.id}>
          <MapCard map={map} picture={picture} />
        </li>
      ))}
    </ul>
  );
}
