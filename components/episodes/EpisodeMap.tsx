import Link from 'next/link';
import { MINI_MAP, drawMiniMap } from '@/lib/episodes/miniMap';
import { mapPath } from '@/lib/map/address';
import { nameOnMap } from '@/lib/map/labels';
import { overviewOf, type NamedPlaces } from '@/lib/server/episodePlaces';
import styles from './EpisodeMap.module.css';

/** The part of a map where an episode takes place, with a dot for each place; it leads to the map. */
export function EpisodeMap({ map, places }: NamedPlaces) {
  const { image, dots } = drawMiniMap(
    places.map((place) => ({ ...place, name: nameOnMap(place.name) })),
    map.extent,
  );
  return (
    <Link className={styles.root} href={mapPath(map.id)} prefetch={false}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${MINI_MAP.width} ${MINI_MAP.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <image href={overviewOf(map.id)} {...image} />
        {dots.map(({ id, x, y }) => (
          <circle key={id} className={styles.dot} cx={x} cy={y} r={4.5} />
        ))}
        {dots.map(
          ({ id, name, label }) =>
            label && (
              <text
                key={id}
                className={styles.name}
                x={label.x}
                y={label.y}
                textAnchor={label.anchor}
                dominantBaseline="central"
              >
                {name}
              </text>
            ),
        )}
      </svg>
      <span className={styles.caption}>
        <span className="visually-hidden">Ouvrir la carte : </span>
        {map.record.title}
      </span>
    </Link>
  );
}
