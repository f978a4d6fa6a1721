import { PlaceIcon } from '@/components/map/PlaceIcon';
import styles from './MapLegend.module.css';

const ENTRIES = [
  { type: 'city', label: 'Villes' },
  { type: 'battle', label: 'Batailles' },
] as const;

/** Renders the legend of the map's two most frequent icons. */
export function MapLegend() {
  return (
    <dl className={styles.root}>
      {ENTRIES.map(({ type, label }) => (
        <div key={type} className={styles.entry}>
          <dt className={styles.emblem} data-type={type}>
            <PlaceIcon type={type} />
          </dt>
          <dd className={styles.label}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
