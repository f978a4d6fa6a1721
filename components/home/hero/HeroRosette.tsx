import { HeroRotations } from '@/components/home/hero/HeroRotations';
import { segmentsPath } from '@/lib/geometry/path';
import { rosetteArm } from '@/lib/geometry/scene/rosetteArm';
import { starChords } from '@/lib/geometry/pattern/star';
import styles from './HeroRosette.module.css';

const arm = rosetteArm({
  fold: 16,
  radius: 452,
  pairs: 2,
  sideRatio: 1.4,
  angle: 66,
  width: 8,
  gap: 2,
});

/** Renders the rosette of sixteen parts, turning slowly in a halo, and faded towards the horizon on tall screens. */
export function HeroRosette() {
  return (
    <>
      <div className={styles.halo} />
      <div className={styles.fade}>
        <svg className={styles.rosette} viewBox="-500 -500 1000 1000">
          <circle r="494" />
          <circle r="480" />
          <circle r="487" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 23.91" />
          <path d={segmentsPath(starChords(16, 7, 480), 0)} strokeWidth="1.2" opacity=".16" />
          <path d={segmentsPath(starChords(16, 7, 66), 1)} strokeWidth="1" opacity=".8" />
          <HeroRotations>
            <path className={styles.surface} d={arm.surface} />
            <path d={arm.borders} />
          </HeroRotations>
        </svg>
      </div>
    </>
  );
}
