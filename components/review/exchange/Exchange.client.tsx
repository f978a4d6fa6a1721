'use client';

import { useState } from 'react';
import { ExchangePanel } from '@/components/exchange/ExchangePanel.client';
import { browserReview } from '@/components/review/browserReview';
import { ReceivedReview } from '@/components/review/exchange/ReceivedReview.client';
import { fragmentParams, formatCarried } from '@/components/review/exchange/carriedLink';
import { ExchangeLink } from '@/components/review/exchange/ExchangeLink.client';
import { REVIEW_PART_KEY } from '@/components/review/reviewPart';
import { useReview } from '@/components/review/useReview';
import type { ExchangePart } from '@/lib/exchange/part';
import { episodesOf, type Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import { listed } from '@/lib/text/listed';
import { typeset } from '@/lib/text/typeset';
import styles from './Exchange.module.css';

export interface ExchangeProps {
  readonly deck: Deck;
  readonly today: number;
  /** Whether the exchange replaces the button that opened the exchange, and so takes the focus. */
  readonly isAsked: boolean;
}

interface PartedExchangeProps extends ExchangeProps {
  readonly parts: readonly ExchangePart[];
}

/** Renders the exchange: all parts by file, the parts with a short form by link or QR code. */
export function Exchange({ deck, today, isAsked, parts }: PartedExchangeProps) {
  const { states } = useReview();
  const [message, setMessage] = useState('');
  const deckStates = [...states.values()].filter(({ card }) => deck.has(card));
  const episodes = new Set([...deck.values()].flatMap(episodesOf));
  const fileOnlyParts = parts.filter(({ key, short }) => key !== REVIEW_PART_KEY && !short);
  const linkParts = parts.filter((part) => !fileOnlyParts.includes(part));

  async function mergeReceived(log: readonly ReviewEvent[], hash: string): Promise<void> {
    const counts = [browserReview().merge(log)];
    for (const { short } of parts) {
      const text = short && fragmentParams(hash).get(short.key);
      if (short && text) counts.push((await short.merge(text, episodes)) ?? 0);
    }
    const count = counts.reduce((sum, value) => sum + value, 0);
    setMessage(
      count === 0
        ? 'Tout était déjà ici : rien n’a changé.'
        : `Réunis aux vôtres : ${count} ${count > 1 ? 'éléments ajoutés' : 'élément ajouté'}, rien n’a été remplacé.`,
    );
  }

  return (
    <>
      <ReceivedReview
        deck={deck}
        hasMore={(hash) =>
          parts.some(({ short }) => short && fragmentParams(hash).has(short.key))
        }
        mergeReceived={(log, hash) => void mergeReceived(log, hash)}
      />
      <p className={styles.message} role="status">
        {typeset(message)}
      </p>
      <ExchangePanel parts={parts} isAsked={isAsked}>
        {linkParts.some((part) => part.read() !== null) && (
          <>
            <p className={styles.text}>
              {typeset(
                `Sans fichier, un lien ou un code à photographier porte ${listed(linkParts.map(({ name }) => name))}. Le reste ne passe que par le fichier : ${listed(fileOnlyParts.map(({ name }) => name))}.`,
              )}
            </p>
            <ExchangeLink fragment={formatCarried(deckStates, today, parts, episodes)} />
          </>
        )}
      </ExchangePanel>
    </>
  );
}
