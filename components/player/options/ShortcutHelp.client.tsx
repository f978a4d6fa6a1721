'use client';

import type { RefObject } from 'react';
import { Switch } from '@/components/player/options/Switch.client';
import { Dialog } from '@/components/ui/Dialog';
import type { WritableStore } from '@/lib/store';
import { SHORTCUTS } from '@/lib/player/extras/shortcuts';
import styles from './ShortcutHelp.module.css';

interface ShortcutHelpProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isOn: WritableStore<boolean>;
}

/** Shortcut of the site's search, which has its own listener and its own switch. */
const SEARCH_SHORTCUT = { keys: ['/'], does: 'Rechercher sur le site' } as const;

const keyName = (key: string): string => (key === ' ' ? 'Espace' : key.toUpperCase());

/** Renders the table of keyboard shortcuts, and the switch that disables the shortcuts. */
export function ShortcutHelp({ ref, isOn }: ShortcutHelpProps) {
  return (
    <Dialog ref={ref} title="Raccourcis clavier" closeLabel="Fermer l’aide">
      <table className={styles.table} aria-label="Raccourcis clavier">
        <tbody>
          {[...SHORTCUTS, SEARCH_SHORTCUT].map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row" className={styles.action}>
                {does}
              </th>
              <td className={styles.keys}>
                {keys.map((key, rank) => (
                  <span key={key}>
                    <span>{rank > 0 && ' ou '}</span>
                    <kbd className={styles.key}>{keyName(key)}</kbd>
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
    </Dialog>
  );
}
