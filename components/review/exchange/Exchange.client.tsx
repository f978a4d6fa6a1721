'use client';

import { useEffect, useRef, useState } from 'react';
import { browserReview } from '@/components/review/browserReview';
import { Arrival } from '@/components/review/exchange/Arrival.client';
import { Erasure } from '@/components/review/exchange/Erasure.client';
import { ExchangeLink } from '@/components/review/exchange/ExchangeLink.client';
import { FileExchange } from '@/components/review/exchange/FileExchange.client';
import { useReview } from '@/components/review/useReview';
import type { Deck } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import styles from './Exchange.module.css';

interface ExchangeProps {
  readonly deck: Deck;
  readonly today: number;
  /** Whether it was opened by its button, whose place it takes. */
  readonly isAsked: boolean;
}

/** Renders export and import of the review by file, link or code; nothing leaves the device without an action. */
export function Exchange({ deck, today, isAsked }: ExchangeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { states, events } = useReview();
  const [said, setSaid] = useState('');
  const known = [...states.values()].filter(({ card }) => deck.has(card));

  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);

  /**
   * Announces a result; the pressed button may be removed, so that the focus moves to the heading
   * beside the announcement.
   */
  function sayHere(sentence: string): void {
    setSaid(sentence);
    heading.current?.focus();
  }

  function unite(log: readonly ReviewEvent[]): void {
    const count = browserReview().merge(log);
    setSaid(
      count === 0
        ? 'Ces révisions étaient déjà ici : rien n’a changé.'
        : `Révisions réunies : ${count} ${count > 1 ? 'réponses ou choix ajoutés' : 'réponse ou choix ajouté'}, rien n’a été remplacé.`,
    );
  }

  return (
    <div className={styles.root}>
      <Arrival known={deck} unite={unite} />
      <p className={styles.said} role="status">
        {said.replaceAll(' :', '\u00a0:')}
      </p>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        Mes révisions sur un autre appareil
      </h2>
      <p className={styles.text}>
        Vos révisions restent dans ce navigateur, qui peut les effacer s’il manque de place. Un
        fichier les garde, un lien ou un code les porte sur un autre appareil. Deux appareils
        qui s’échangent leurs révisions les réunissent&nbsp;: aucune réponse n’est perdue.
      </p>
      <FileExchange events={events} unite={unite} say={setSaid} />
      {known.length > 0 && <ExchangeLink states={known} today={today} />}
      {events.length > 0 && <Erasure events={events} say={sayHere} />}
    </div>
  );
}
