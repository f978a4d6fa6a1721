'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyField } from '@/components/ui/field/CopyField.client';
import { formatReviewLink } from '@/lib/review/link';
import type { CardState } from '@/lib/review/replay';

/** Draws a code: its library comes only when someone wants one. */
const Code = dynamic(() =>
  import('@/components/review/exchange/Code.client').then(({ Code: part }) => part),
);

interface ExchangeLinkProps {
  readonly states: readonly CardState[];
  readonly today: number;
}

/** A link, and on demand a code, that carries the review: its fragment is sent to no server. */
export function ExchangeLink({ states, today }: ExchangeLinkProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const { origin, pathname } = window.location;
  const address = `${origin}${pathname}#r=${formatReviewLink(states, today)}`;
  return (
    <>
      <CopyField
        label="Lien pour un autre appareil"
        value={address}
        copyLabel="Copier le lien"
        copiedLabel="Lien copié"
      />
      {isDrawn ? (
        <Code text={address} />
      ) : (
        <p>
          <Button look="outline" onClick={() => setIsDrawn(true)}>
            Afficher le code à photographier
          </Button>
        </p>
      )}
    </>
  );
}
