'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { placePath } from '@/lib/map/address';
import { useMapScreen } from '@/components/map/screen/MapScreenContext.client';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import { placeKind } from '@/lib/map/markers/labels';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import styles from './PlaceLink.module.css';

/**
 * Renders a place of the list. Its link opens the place like its marker; modified clicks keep the
 * browser's behaviour.
 */
export function PlaceLink({ place }: { readonly place: MapPlace }) {
  const { mapId, search, open } = useMapScreen();
  const router = useRouter();
  const path = placePath(mapId, place.id);
  // Prefetches the page without its query, which changes with each typed letter.
  const prefetchPage = (): void => router.prefetch(path);
  return (
    <Link
      className={styles.root}
      href={`${path}${search}`}
      prefetch={false}
      data-list-place={place.id}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onNavigate={(event) => {
        event.preventDefault();
        open(place.id, 'list');
      }}
    >
      <span className={styles.emblem} data-type={place.type}>
        <PlaceIcon type={place.type} />
      </span>
      <span>
        <span className={styles.name}>{place.name}</span>
        <span className={styles.facts}>{`${placeKind(place)}, ${place.year}`}</span>
      </span>
    </Link>
  );
}
