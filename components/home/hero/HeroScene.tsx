import { HeroGround } from '@/components/home/hero/HeroGround';
import { HeroRosette } from '@/components/home/hero/HeroRosette';
import { HeroSky } from '@/components/home/hero/HeroSky';
import styles from './HeroScene.module.css';

/**
 * Renders the decorative picture of the banner: night sky, rosette, desert town. It fills its positioned and isolated
 * parent, below all other content. On wide screens the text keeps the left 55 %; on tall ones it begins at 48 % of
 * the height, under the horizon. `--motion: paused` on the parent pauses the animations.
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
