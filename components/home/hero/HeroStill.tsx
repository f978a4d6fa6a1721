import { Icon } from '@/components/ui/Icon';
import styles from './HeroStill.module.css';

/**
 * Stops what moves in the banner for longer than five seconds (WCAG 2.2.2). A checkbox that the
 * banner's style sheet reads, so that it works before, and without, any script.
 */
export function HeroStill() {
  return (
    <label className={styles.root} title="Figer le décor">
      <input className={styles.box} type="checkbox" />
      <Icon name="still" />
      <span className="visually-hidden">Figer le décor</span>
    </label>
  );
}
