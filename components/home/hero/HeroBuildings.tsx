import styles from './HeroBuildings.module.css';

interface HeroBuildingsProps {
  /** Path data, the SVG attribute `d`. */
  readonly walls: string;
  readonly roofs: string;
  readonly lights: string;
}

/** Renders a row of the town: dark walls in the colour of the group, lit along the roofs and in the windows. */
export function HeroBuildings({ walls, roofs, lights }: HeroBuildingsProps) {
  return (
    <>
      <path d={walls} />
      <path className={styles.roofs} strokeWidth=".7" opacity=".45" d={roofs} />
      <path className={styles.windows} d={lights} />
    </>
  );
}
