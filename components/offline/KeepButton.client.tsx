'use client';

import { useSyncExternalStore } from 'react';
import { useCanKeep } from '@/components/offline/canKeep';
import { dialogSubject, buttonLabels, type Keepable } from '@/components/offline/keepState';
import { Icon } from '@/components/ui/Icon';
import styles from './KeepButton.module.css';

interface KeepButtonProps {
  readonly subject: Keepable;
  readonly label: string;
  /** Id of the element that names the subject, where the label alone does not. */
  readonly describedBy?: string;
  /** 'small' for a secondary action, as on a card. */
  readonly look?: 'small';
}

/** Renders the button that opens the dialog of offline listening; nothing in a browser that cannot keep episodes. */
export function KeepButton({ subject, label, describedBy, look }: KeepButtonProps) {
  const canKeepEpisodes = useCanKeep();
  const stateLabel = useSyncExternalStore(
    buttonLabels.subscribe,
    () => buttonLabels.get()[subject.id],
    () => undefined,
  );
  if (!canKeepEpisodes) return null;
  return (
    <button
      type="button"
      className={styles.root}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      data-kept={stateLabel}
      data-look={look}
      onClick={() => dialogSubject.set(subject)}
    >
      <Icon name="suitcase" size={20} />
      <span>{stateLabel ?? label}</span>
    </button>
  );
}
