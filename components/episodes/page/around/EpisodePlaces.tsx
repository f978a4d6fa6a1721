import Link from 'next/link';
import { EpisodeMap } from '@/components/episodes/page/around/EpisodeMap';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { PlacesOnMap } from '@/lib/map/places/placesByMap';
import aside from '../../EpisodeAside.module.css';
import styles from './EpisodePlaces.module.css';

/** Renders the places of an episode: for each map with some of the places, a small map and links to the places. */
export function EpisodePlaces({
  placesByMap,
}: {
  readonly placesByMap: readonly PlacesOnMap[];
}) {
  if (placesByMap.length === 0) return null;
  return (
    <section className={aside.root} aria-labelledby="lieux">
      <h2 className={aside.heading} id="lieux">
        Lieux
      </h2>
      <div className={styles.maps}>
        {placesByMap.map(({ map, places }) => (
          <div key={map.id}>
            <EpisodeMap map={map} places={places} />
            <ul role="list" className={styles.places}>
              {places.map((place) => (
                <li key={place.id}>
                  <Link className={styles.place} href={place.path} prefetch={false}>
                    <PlaceIcon type={place.type} />
                    <span>{nameOnMap(place.name)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
