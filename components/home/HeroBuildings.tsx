import type { townDrawing } from '@/lib/geometry/scene/townDrawing';
import styles from './HeroBuildings.module.css';

/** One row of the town: dark walls in the colour of their group, lit along the roofs and inside. */
export function HeroBuildings({ walls, roofs, lights }: typeof townDrawing.houses) {
  return (
    <>
      <path d={walls} />
      <path className={styles.roofs} strokeWidth=".7" opacity=".45" d={roofs} />
      <path className={styles.windows} d={lights} />
    </>
  );
}
