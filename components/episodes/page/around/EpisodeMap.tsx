import Link from 'next/link';
import { MINI_MAP, drawMiniMap } from '@/lib/episodes/story/miniMap';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { PlacesOnMap } from '@/lib/map/places/placesByMap';
import styles from './EpisodeMap.module.css';

/** Renders the part of a map with an episode's places as dots, as a link to the map. */
export function EpisodeMap({ map, places }: PlacesOnMap) {
  const { image, dots } = drawMiniMap(
    places.map((place) => ({ ...place, name: nameOnMap(place.name) })),
    map.extent,
  );
  return (
    <Link className={styles.root} href={map.path} prefetch={false}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${MINI_MAP.width} ${MINI_MAP.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {/* An SVG `<image>` loads with the page; an `<img>` can be lazy, below the first viewport of a phone. */}
        <foreignObject {...image}>
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img className={styles.image} src={map.overview} alt="" loading="lazy" />
        </foreignObject>
        {dots.map(({ id, x, y }) => (
          <circle key={id} className={styles.dot} data-dot={id} cx={x} cy={y} r={4.5} />
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
        <span className="visually-hidden">Ouvrir la carte&nbsp;: </span>
        <span>{map.record.title}</span>
      </span>
    </Link>
  );
}
