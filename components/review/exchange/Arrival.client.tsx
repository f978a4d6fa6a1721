'use client';

import { useState, useSyncExternalStore } from 'react';
import { carriedReview } from '@/components/review/exchange/carriedLink';
import { Button } from '@/components/ui/Button';
import type { Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import { parseReviewLink } from '@/lib/review/link';
import { typeset } from '@/lib/text/typeset';
import styles from './Arrival.module.css';

interface ArrivalProps {
  readonly known: Deck;
  /** Whether the address carries more than the review. */
  readonly hasMore: (hash: string) => boolean;
  readonly unite: (log: readonly ReviewEvent[], hash: string) => void;
}

/** Renders the question whether to merge what the address carries, which is then removed from the address. */
export function Arrival({ known, hasMore, unite }: ArrivalProps) {
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  const [dismissed, setDismissed] = useState('');
  const text = carriedReview(hash);
  if (text === null || hash === dismissed) return null;
  const log = parseReviewLink(text, known.keys());

  function dismiss(): void {
    setDismissed(hash);
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search);
  }

  return (
    <div className={styles.root} role="group" aria-label="Révisions reçues">
      <p>
        {typeset(
          log
            ? `Ce lien apporte les révisions d’un autre appareil (${log.length} ${log.length > 1 ? 'cartes' : 'carte'})${hasMore(hash) ? ' et son écoute : où il en est des épisodes, sa file, sa vitesse' : ''}. Pour chaque carte et chaque épisode, le plus récent comptera.`
            : 'Ce lien est abîmé ou incomplet. Rien n’a été changé ici.',
        )}
      </p>
      <div className={styles.actions}>
        {log && (
          <Button
            look="gold"
            onClick={() => {
              unite(log, hash);
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
