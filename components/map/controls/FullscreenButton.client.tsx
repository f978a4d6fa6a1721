'use client';

import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import styles from './FullscreenButton.module.css';

export interface FullscreenControl {
  readonly isOn: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Renders the button of fullscreen in large windows; in smaller windows the map always fills the window.
 */
export function FullscreenButton({ fullscreen }: { readonly fullscreen: FullscreenControl }) {
  const { isOn, enter, leave } = fullscreen;
  return (
    <button
      type="button"
      className={styles.root}
      {...focusTargetAttribute('fullscreen')}
      onClick={isOn ? leave : enter}
    >
      {isOn ? 'Quitter le plein écran' : 'Plein écran'}
    </button>
  );
}
