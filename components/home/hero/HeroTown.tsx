import { HeroBuildings } from '@/components/home/hero/HeroBuildings';
import { HeroPalms } from '@/components/home/hero/HeroPalms';
import drawing from './town.json';
import styles from './HeroTown.module.css';

/** Renders the town from back to front: haze, houses in their gardens, the wall among its palms. */
export function HeroTown() {
  const { place, palm, town } = drawing;
  return (
    <g transform={place}>
      <defs>
        <g id="hero-palm">
          <path d={palm.trunk} />
          <path
            className={styles.fronds}
            strokeWidth="9"
            strokeDasharray="1.3 .9"
            d={palm.fronds}
          />
          <path className={styles.fronds} strokeWidth="1.6" d={palm.fronds} />
        </g>
      </defs>
      <path className={styles.haze} d={town.haze} transform="translate(4 -12)" />
      <g className={styles.houses}>
        <HeroPalms positions={palm.gardens} />
        <HeroBuildings {...town.houses} />
      </g>
      <g className={styles.wall}>
        <HeroBuildings {...town.wall} />
        <HeroPalms positions={palm.groves} />
      </g>
    </g>
  );
}
