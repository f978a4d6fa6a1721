'use client';

import { focusable } from '@/components/ui/browser/focusTargets';
import styles from './ListToggle.module.css';

interface ListToggleProps {
  readonly isOpen: boolean;
  /** Whether the sheet lies over it, with a button of its own to close it. */
  readonly isCovered: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** On a phone, where the list of places is put away until it is asked for. */
export function ListToggle({ isOpen, isCovered, onToggle }: ListToggleProps) {
  return (
    <button
      type="button"
      className={styles.root}
      {...focusable('list-toggle')}
      aria-expanded={isOpen}
      aria-controls="lieux"
      inert={isCovered}
      onClick={() => onToggle(!isOpen)}
    >
      Liste des lieux
    </button>
  );
}
