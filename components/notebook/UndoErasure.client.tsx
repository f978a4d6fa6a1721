'use client';

import { useEffect, useRef } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { Button } from '@/components/ui/Button';
import type { Bookmark } from '@/lib/bookmarks/bookmark';
import styles from './UndoErasure.module.css';

interface UndoErasureProps {
  /** The bookmark before its erasure; null for none. */
  readonly bookmark: Bookmark | null;
  /** Whether the erasure has removed the focused button, so that the focus moves to the undo button. */
  readonly takesFocus?: boolean;
  readonly onDone: () => void;
}

/** Renders the notice of an erased bookmark, with a button that restores the bookmark. */
export function UndoErasure({ bookmark, takesFocus = false, onDone }: UndoErasureProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus, bookmark]);

  return (
    <div role="status">
      {bookmark && (
        <p className={styles.root}>
          <span>Effacé du carnet.</span>
          <Button
            ref={button}
            look="plain"
            onClick={() => {
              browserNotebook().restore(bookmark);
              onDone();
            }}
          >
            Annuler
          </Button>
        </p>
      )}
    </div>
  );
}
