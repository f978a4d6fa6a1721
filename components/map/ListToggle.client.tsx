'use client';

import styles from './ListToggle.module.css';

interface ListToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** On a phone, where the list of places is put away until it is asked for. */
export function ListToggle({ isOpen, onToggle }: ListToggleProps) {
  return (
    <button
      type="button"
      className={styles.root}
      data-list-toggle
      aria-expanded={isOpen}
      aria-controls="lieux"
      onClick={() => onToggle(!isOpen)}
    >
      Liste des lieux
    </button>
  );
}
