import { HeroBuildings } from '@/components/home/HeroBuildings';
import { HeroPalms } from '@/components/home/HeroPalms';
import { TOWN_PLACE } from '@/lib/geometry/scene/dunes';
import { palmFronds, palmTrunk } from '@/lib/geometry/scene/palm';
import { gardens, groves } from '@/lib/geometry/scene/palmPlan';
import { townDrawing } from '@/lib/geometry/scene/townDrawing';
import styles from './HeroTown.module.css';

/** The town in its hollow, back to front: haze, houses in their gardens, the wall among its groves. */
export function HeroTown() {
  return (
    <g transform={TOWN_PLACE}>
      <defs>
        <g id="hero-palm">
          <path d={palmTrunk} />
          <path
            className={styles.fronds}
            strokeWidth="9"
            strokeDasharray="1.3 .9"
            d={palmFronds}
          />
          <path className={styles.fronds} strokeWidth="1.6" d={palmFronds} />
        </g>
      </defs>
      <path className={styles.haze} d={townDrawing.haze} transform="translate(4 -12)" />
      <g className={styles.houses}>
        <HeroPalms at={gardens} />
        <HeroBuildings {...townDrawing.houses} />
      </g>
      <g className={styles.wall}>
        <HeroBuildings {...townDrawing.wall} />
        <HeroPalms at={groves} />
      </g>
    </g>
  );
}
