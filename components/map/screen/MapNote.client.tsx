'use client';

import styles from './MapNote.module.css';

interface MapNoteProps {
  readonly role: 'alert' | 'status';
  /** Null while there is no message; the live region must exist before its first one. */
  readonly children: string | null;
  readonly action?: { readonly label: string; readonly onPress: () => void } | null;
}

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
