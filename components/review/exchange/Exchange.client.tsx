'use client';

import { useState } from 'react';
import { ExchangePanel } from '@/components/exchange/ExchangePanel.client';
import { browserReview } from '@/components/review/browserReview';
import { Arrival } from '@/components/review/exchange/Arrival.client';
import { ExchangeLink } from '@/components/review/exchange/ExchangeLink.client';
import { REVIEW_PART_KEY } from '@/components/review/reviewPart';
import { useReview } from '@/components/review/useReview';
import type { ExchangePart } from '@/lib/exchange/part';
import type { Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import { listed } from '@/lib/text/listed';
import { typeset } from '@/lib/text/typeset';
import styles from './Exchange.module.css';

export interface ExchangeProps {
  readonly deck: Deck;
  readonly today: number;
  /** Whether it was opened by its button, whose place it takes. */
  readonly isAsked: boolean;
}

interface PartedExchangeProps extends ExchangeProps {
  readonly parts: readonly ExchangePart[];
}

/** Renders the exchange of all parts by file, and of the review by link or code, which say what they leave out. */
export function Exchange({ deck, today, isAsked, parts }: PartedExchangeProps) {
  const { states } = useReview();
  const [said, setSaid] = useState('');
  const known = [...states.values()].filter(({ card }) => deck.has(card));
  const others = parts.filter(({ key }) => key !== REVIEW_PART_KEY).map(({ name }) => name);

  function unite(log: readonly ReviewEvent[]): void {
    const count = browserReview().merge(log);
    setSaid(
      count === 0
        ? 'Ces révisions étaient déjà ici : rien n’a changé.'
        : `Révisions réunies : ${count} ${count > 1 ? 'réponses ou choix ajoutés' : 'réponse ou choix ajouté'}, rien n’a été remplacé.`,
    );
  }

  return (
    <>
      <Arrival known={deck} unite={unite} />
      <p className={styles.said} role="status">
        {typeset(said)}
      </p>
      <ExchangePanel parts={parts} isAsked={isAsked}>
        {known.length > 0 && (
          <>
            <p className={styles.text}>
              {typeset(
                `Sans fichier, un lien ou un code à photographier porte vos révisions, et elles seules : ${listed(others)} n’y tiennent pas et ne passent que par le fichier.`,
              )}
            </p>
            <ExchangeLink states={known} today={today} />
          </>
        )}
      </ExchangePanel>
    </>
  );
}
