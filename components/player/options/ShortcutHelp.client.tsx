'use client';

import { useId, type RefObject } from 'react';
import { Switch } from '@/components/player/options/Switch.client';
import { Icon } from '@/components/ui/Icon';
import type { WritableObservable } from '@/lib/player/base/observable';
import { SHORTCUTS } from '@/lib/player/extras/shortcuts';
import styles from './ShortcutHelp.module.css';

interface ShortcutHelpProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isOn: WritableObservable<boolean>;
}

const nameOf = (key: string): string => (key === ' ' ? 'Espace' : key.toUpperCase());

/** Which key does what, and the way to switch them all off. The dialog is the browser's own. */
export function ShortcutHelp({ ref, isOn }: ShortcutHelpProps) {
  const id = useId();
  return (
    <dialog ref={ref} className={styles.root} aria-labelledby={id} closedby="any">
      <div className={styles.content}>
        <form method="dialog" className={styles.closing}>
          <button className={styles.close} aria-label="Fermer l’aide">
            <Icon name="close" />
          </button>
        </form>
        <h2 id={id} className={styles.title}>
          Raccourcis clavier
        </h2>
        <table className={styles.table} aria-labelledby={id}>
          <tbody>
            {SHORTCUTS.map(({ shortcut, keys, does }) => (
              <tr key={shortcut}>
                <th scope="row" className={styles.action}>
                  {does}
                </th>
                <td className={styles.keys}>
                  {keys.map((key, rank) => (
                    <span key={key}>
                      {rank > 0 && ' ou '}
                      <kbd className={styles.key}>{nameOf(key)}</kbd>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Switch value={isOn}>Raccourcis activés</Switch>
        <p className={styles.note}>
          Ils se taisent dans un champ, avec Ctrl, Alt ou Cmd, et laissent les flèches à la page
          et à la carte. La barre d’espace actionne d’abord le bouton qui a le focus.
        </p>
      </div>
    </dialog>
  );
}
