'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Erasure } from '@/components/exchange/Erasure.client';
import { FileExchange } from '@/components/exchange/FileExchange.client';
import type { ExchangePart } from '@/lib/exchange/part';
import { listed } from '@/lib/text/listed';
import { typeset } from '@/lib/text/typeset';
import styles from './ExchangePanel.module.css';

interface ExchangePanelProps {
  readonly parts: readonly ExchangePart[];
  /** Whether the panel replaces the button that opened the panel, and so takes the focus. */
  readonly isAsked: boolean;
  /** Other ways of transfer, with the names of the parts that only the file carries. */
  readonly children?: ReactNode;
}

/** Renders the transfer to another device: a file of all parts, other ways of transfer, the erasure. */
export function ExchangePanel({ parts, isAsked, children }: ExchangePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');
  const isEmpty = parts.every((part) => part.read() === null);

  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);

  /**
   * Announces a result; the pressed button may be removed, so that the focus moves to the heading
   * beside the announcement.
   */
  function announce(sentence: string): void {
    setMessage(sentence);
    heading.current?.focus();
  }

  return (
    <div className={styles.root}>
      <p className={styles.message} role="status">
        {typeset(message)}
      </p>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        Reprendre sur un autre appareil
      </h2>
      <p className={styles.text}>
        {typeset(
          `Tout reste dans ce navigateur, qui peut l’effacer s’il manque de place. Un fichier emporte ${listed(parts.map(({ name }) => name))} : ouvrez-le sur l’autre appareil, ou plus tard sur celui-ci. Ce qu’il apporte s’ajoute à ce qui s’y trouve : rien n’est perdu d’un côté ni de l’autre.`,
        )}
      </p>
      <FileExchange parts={parts} isEmpty={isEmpty} announce={setMessage} />
      {children}
      {!isEmpty && <Erasure parts={parts} announce={announce} />}
    </div>
  );
}
