import { HeroGround } from '@/components/home/hero/HeroGround';
import { HeroRosette } from '@/components/home/hero/HeroRosette';
import { HeroSky } from '@/components/home/hero/HeroSky';
import styles from './HeroScene.module.css';

/**
 * Renders the decorative picture of the banner: night sky, rosette, desert town. The picture fills its positioned and
 * isolated parent, below all other content. The banner's text keeps the left 55 % of a wide screen, and begins at 48 %
 * of the height of a tall screen, under the horizon. `--motion: paused` on the parent pauses the animations.
 */
export function HeroScene() {
  return (
    <div className={styles.root} aria-hidden="true">
      <HeroSky />
      <HeroRosette />
      <HeroGround />
    </div>
  );
}
