'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { placePath } from '@/lib/map/address';
import { useMapScreen } from '@/components/map/screen/MapScreenContext.client';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import { placeKind } from '@/lib/map/markers/labels';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import styles from './PlaceLink.module.css';

/** A place of the list. Followed within the page it opens like its marker; elsewhere it is a link like others. */
export function PlaceLink({ place }: { readonly place: MapPlace }) {
  const { mapId, search, open } = useMapScreen();
  const router = useRouter();
  const path = placePath(mapId, place.id);
  // The query changes with every letter typed: what is fetched ahead is the page, once, when it is near.
  const fetchAhead = (): void => router.prefetch(path);
  return (
    <Link
      className={styles.root}
      href={`${path}${search}`}
      prefetch={false}
      data-list-place={place.id}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
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
