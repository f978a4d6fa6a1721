import { HeroGround } from '@/components/home/hero/HeroGround';
import { HeroRosette } from '@/components/home/hero/HeroRosette';
import { HeroSky } from '@/components/home/hero/HeroSky';
import styles from './HeroScene.module.css';

/**
 * The banner's picture: a night sky, a great rosette over a desert town. Decoration only. It
 * fills its positioned and isolated parent, behind all else there; on wide screens the text keeps
 * the left 55 %, on tall ones it begins at 48 % of the height, under the horizon.
 * `--motion: paused` on the parent stills it.
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
