'use client';

import { useState, useSyncExternalStore } from 'react';
import { carriedReview } from '@/components/review/exchange/carriedLink';
import { Button } from '@/components/ui/Button';
import type { Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import { parseReviewLink } from '@/lib/review/link';
import { typeset } from '@/lib/text/typeset';
import styles from './ReceivedReview.module.css';

interface ReceivedReviewProps {
  readonly deck: Deck;
  /** Tells whether a fragment carries other parts beside the review. */
  readonly hasMore: (hash: string) => boolean;
  readonly mergeReceived: (log: readonly ReviewEvent[], hash: string) => void;
}

/** Asks whether to merge the review that the address carries, then removes the review from the address. */
export function ReceivedReview({ deck, hasMore, mergeReceived }: ReceivedReviewProps) {
  const hash = useSyncExternalStore(subscribeToHash, readHash, () => '');
  const [dismissedHash, setDismissedHash] = useState('');
  const text = carriedReview(hash);
  if (text === null || hash === dismissedHash) return null;
  const log = parseReviewLink(text, deck.keys());

  function dismiss(): void {
    setDismissedHash(hash);
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
              mergeReceived(log, hash);
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

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
