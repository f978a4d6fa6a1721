'use client';

import styles from './MapNote.module.css';

interface MapNoteProps {
  readonly role: 'alert' | 'status';
  /** Null while there is nothing to say: what is to be heard later has to be on the page before. */
  readonly children: string | null;
  readonly action?: { readonly label: string; readonly onPress: () => void } | null;
}

/** A sentence over the map, and what can be done about it. */
export function MapNote({ role, children, action }: MapNoteProps) {
  return (
    <div className={children === null ? 'visually-hidden' : styles.root}>
      <p role={role}>{children}</p>
      {children !== null && action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
}
