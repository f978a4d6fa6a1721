import styles from './HeroBuildings.module.css';

interface HeroBuildingsProps {
  /** Paths. */
  readonly walls: string;
  readonly roofs: string;
  readonly lights: string;
}

/** One row of the town: dark walls in the colour of their group, lit along the roofs and inside. */
export function HeroBuildings({ walls, roofs, lights }: HeroBuildingsProps) {
  return (
    <>
      <path d={walls} />
      <path className={styles.roofs} strokeWidth=".7" opacity=".45" d={roofs} />
      <path className={styles.windows} d={lights} />
    </>
  );
}
