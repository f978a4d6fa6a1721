'use client';

import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import styles from './ListToggle.module.css';

interface ListToggleProps {
  readonly isOpen: boolean;
  /** Whether the sheet covers this button; the sheet has its own button to close. */
  readonly isCovered: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Renders the button that opens the list of places on a phone. */
export function ListToggle({ isOpen, isCovered, onToggle }: ListToggleProps) {
  return (
    <button
      type="button"
      className={styles.root}
      {...focusTargetAttribute('list-toggle')}
      aria-expanded={isOpen}
      aria-controls="lieux"
      inert={isCovered}
      onClick={() => onToggle(!isOpen)}
    >
      Liste des lieux
    </button>
  );
}
