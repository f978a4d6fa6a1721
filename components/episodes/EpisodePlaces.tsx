import Link from 'next/link';
import { EpisodeMap } from '@/components/episodes/EpisodeMap';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import { placePath } from '@/lib/map/address';
import { nameOnMap } from '@/lib/map/labels';
import type { NamedPlaces } from '@/lib/server/episodePlaces';
import aside from './EpisodeAside.module.css';
import styles from './EpisodePlaces.module.css';

/** Where an episode takes place: a small map for each map that knows its places, and every place by name. */
export function EpisodePlaces({ named }: { readonly named: readonly NamedPlaces[] }) {
  if (named.length === 0) return null;
  return (
    <section className={aside.root} aria-labelledby="lieux">
      <h2 className={aside.heading} id="lieux">
        Lieux
      </h2>
      <div className={styles.maps}>
        {named.map(({ map, places }) => (
          <div key={map.id}>
            <EpisodeMap map={map} places={places} />
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.id}>
                  <Link
                    className={styles.place}
                    href={placePath(map.id, place.id)}
                    prefetch={false}
                  >
                    <PlaceIcon type={place.type} />
                    {nameOnMap(place.name)}
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
