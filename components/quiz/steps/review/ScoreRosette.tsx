import { rosetteArm } from '@/lib/geometry/scene/rosetteArm';
import styles from './ScoreRosette.module.css';

const PETAL_COUNT = 12;
const PETAL_ANGLES = Array.from(
  { length: PETAL_COUNT },
  (_, petalIndex) => (360 / PETAL_COUNT) * petalIndex,
);

const petal = rosetteArm({
  fold: PETAL_COUNT,
  radius: 86,
  pairs: 1,
  sideRatio: 1.2,
  angle: 64,
  width: 3,
  gap: 0.8,
});

/** Renders a rosette of twelve petals, 200 units wide, as a group for the score's SVG. */
export function ScoreRosette() {
  return (
    <g className={styles.root}>
      <defs>
        <path id="score-arm" d={petal.borders} />
      </defs>
      {PETAL_ANGLES.map((angle) => (
        <use key={angle} href="#score-arm" transform={`rotate(${angle})`} />
      ))}
      <circle className={styles.heart} r="57" />
    </g>
  );
}
