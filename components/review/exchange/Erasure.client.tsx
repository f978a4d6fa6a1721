'use client';

import { useEffect, useRef, useState } from 'react';
import { browserReview } from '@/components/review/browserReview';
import { downloadLog } from '@/components/review/exchange/downloadLog';
import { Button } from '@/components/ui/Button';
import type { ReviewEvent } from '@/lib/review/event';
import styles from './Erasure.module.css';

interface ErasureProps {
  readonly events: readonly ReviewEvent[];
  readonly say: (sentence: string) => void;
}

/** Renders the erasure of this browser's review, after a confirmation and the offer of an export. */
export function Erasure({ events, say }: ErasureProps) {
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);

  // The pressed button is removed: the focus moves to the confirmation.
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);

  if (!isAsked)
    return (
      <p>
        <Button look="plain" onClick={() => setAsked(true)}>
          Tout effacer…
        </Button>
      </p>
    );
  return (
    <div className={styles.root} role="group" aria-label="Tout effacer">
      <p ref={question} className={styles.question} tabIndex={-1}>
        Vos cartes et tout ce que vous y avez répondu seront effacés de ce navigateur. Un
        fichier permettrait de les y remettre&nbsp;; sans lui, rien ne les fera revenir.
      </p>
      <div className={styles.actions}>
        <Button look="gold" onClick={() => downloadLog(events)}>
          Télécharger d’abord
        </Button>
        <Button
          look="outline"
          onClick={() => {
            browserReview().erase();
            setAsked(false);
            say('Vos révisions sont effacées de ce navigateur.');
          }}
        >
          Effacer mes révisions
        </Button>
        <Button look="outline" onClick={() => setAsked(false)}>
          Ne rien effacer
        </Button>
      </div>
    </div>
  );
}
