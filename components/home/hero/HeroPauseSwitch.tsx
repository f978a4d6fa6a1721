import { Icon } from '@/components/ui/Icon';
import styles from './HeroPauseSwitch.module.css';

/**
 * Renders the checkbox that pauses the banner's animations, which last longer than five seconds
 * (WCAG 2.2, success criterion 2.2.2). The style sheet reads the checkbox, which thus needs no script.
 */
export function HeroPauseSwitch() {
  return (
    <label className={styles.root} title="Figer le décor">
      <input className={styles.box} type="checkbox" />
      <Icon name="still" />
      <span className="visually-hidden">Figer le décor</span>
    </label>
  );
}
