import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { mapPath, placePath } from '@/lib/map/address';
import type { MapReference as Target } from '@/lib/map/places/place';
import styles from './MapLink.module.css';

/** Renders a link to another map, or to a place on it. */
export function MapLink({ map, place, label }: Target) {
  return (
    <Link
      className={styles.root}
      href={place === undefined ? mapPath(map) : placePath(map, place)}
      prefetch={false}
    >
      <Icon name="map" size={20} />
      <span>{label}</span>
    </Link>
  );
}
