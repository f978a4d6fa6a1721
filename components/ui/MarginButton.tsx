import type { ComponentProps } from 'react';
import styles from './MarginButton.module.css';

/** Renders a small button in the margin of a text; `aria-pressed` holds its state. */
export function MarginButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.root} {...props} />;
}
