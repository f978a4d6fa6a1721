'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { PageSubject } from '@/lib/bookmarks/bookmark';
import styles from './MarkPageButton.module.css';

/** Confirmation of the mark, whose script is loaded when the button is pressed. */
const MarkConfirmation = dynamic(() =>
  import('@/components/notebook/MarkConfirmation.client').then(
    ({ MarkConfirmation: component }) => component,
  ),
);

interface MarkPageButtonProps {
  readonly subject: PageSubject;
  readonly label: string;
}

export function MarkPageButton({ subject, label }: MarkPageButtonProps) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <div className={styles.root}>
      {isPressed ? (
        <MarkConfirmation subject={subject} />
      ) : (
        <button type="button" className={styles.button} onClick={() => setIsPressed(true)}>
          <Icon name="bookmark" size={20} />
          <span>{label}</span>
        </button>
      )}
    </div>
  );
}
