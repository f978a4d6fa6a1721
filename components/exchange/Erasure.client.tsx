'use client';

import { useEffect, useRef, useState } from 'react';
import { downloadExchange } from '@/components/exchange/downloadExchange';
import { Button } from '@/components/ui/Button';
import type { ExchangePart } from '@/lib/exchange/part';
import { capitalize } from '@/lib/text/capital';
import { listed } from '@/lib/text/listed';
import styles from './Erasure.module.css';

interface ErasureProps {
  readonly parts: readonly ExchangePart[];
  readonly announce: (sentence: string) => void;
}

/** Renders the erasure of all parts from this browser, after a confirmation, which offers the file. */
export function Erasure({ parts, announce }: ErasureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);

  // The pressed button is removed: the focus moves to the confirmation.
  useEffect(() => {
    if (isConfirming) confirmation.current?.focus();
  }, [isConfirming]);

  if (!isConfirming)
    return (
      <p>
        <Button look="plain" onClick={() => setConfirming(true)}>
          Tout effacer…
        </Button>
      </p>
    );
  return (
    <div className={styles.root} role="group" aria-label="Tout effacer">
      <p ref={confirmation} className={styles.confirmation} tabIndex={-1}>
        {`${capitalize(listed(parts.map(({ name }) => name)))} seront effacés de ce navigateur. Un fichier permettrait de les y remettre\u202f; sans lui, rien ne les fera revenir.`}
      </p>
      <div className={styles.actions}>
        <Button look="gold" onClick={() => downloadExchange(parts)}>
          Télécharger d’abord
        </Button>
        <Button
          look="outline"
          onClick={() => {
            for (const part of parts) part.erase();
            setConfirming(false);
            announce('Tout est effacé de ce navigateur.');
          }}
        >
          Effacer tout cela
        </Button>
        <Button look="outline" onClick={() => setConfirming(false)}>
          Ne rien effacer
        </Button>
      </div>
    </div>
  );
}
