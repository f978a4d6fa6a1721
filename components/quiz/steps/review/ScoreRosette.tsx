import { rosetteArm } from '@/lib/geometry/scene/rosetteArm';
import styles from './ScoreRosette.module.css';

const FOLD = 12;
const ANGLES = Array.from({ length: FOLD }, (_, arm) => (360 / FOLD) * arm);

const arm = rosetteArm({
  fold: FOLD,
  radius: 86,
  pairs: 1,
  slender: 1.2,
  angle: 64,
  width: 3,
  gap: 0.8,
});

/** Renders a rosette of twelve petals, 200 units wide, as a group for the score's SVG. */
export function ScoreRosette() {
  return (
    <g className={styles.root}>
      <defs>
        <path id="score-arm" d={arm.borders} />
      </defs>
      {ANGLES.map((turn) => (
        <use key={turn} href="#score-arm" transform={`rotate(${turn})`} />
      ))}
      <circle className={styles.heart} r="57" />
    </g>
  );
}
