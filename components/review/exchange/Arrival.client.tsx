'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import type { Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import { parseReviewLink } from '@/lib/review/link';
import styles from './Arrival.module.css';

const PREFIX = '#r=';

interface ArrivalProps {
  readonly known: Deck;
  readonly unite: (log: readonly ReviewEvent[]) => void;
}

/** Renders the question whether to merge the review carried by the address, which is then removed from the address. */
export function Arrival({ known, unite }: ArrivalProps) {
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  const [dismissed, setDismissed] = useState('');
  if (!hash.startsWith(PREFIX) || hash === dismissed) return null;
  const log = parseReviewLink(hash.slice(PREFIX.length), known.keys());

  function dismiss(): void {
    setDismissed(hash);
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search);
  }

  return (
    <div className={styles.root} role="group" aria-label="Révisions reçues">
      <p>
        {log
          ? `Ce lien apporte les révisions d’un autre appareil (${log.length} ${log.length > 1 ? 'cartes' : 'carte'}). Pour chaque carte, la réponse la plus récente comptera.`
          : 'Ce lien de révision est abîmé ou incomplet. Rien n’a été changé ici.'}
      </p>
      <div className={styles.actions}>
        {log && (
          <Button
            look="gold"
            onClick={() => {
              unite(log);
              dismiss();
            }}
          >
            Les réunir aux miennes
          </Button>
        )}
        <Button look="outline" onClick={dismiss}>
          {log ? 'Ne rien faire' : 'Fermer'}
        </Button>
      </div>
    </div>
  );
}

const readHash = (): string => window.location.hash;

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
