'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyField } from '@/components/ui/field/CopyField.client';
import { formatReviewLink } from '@/lib/review/link';
import type { CardState } from '@/lib/review/replay';

/** Loaded, with its QR library, when a code is asked for. */
const Code = dynamic(() =>
  import('@/components/review/exchange/Code.client').then(({ Code: part }) => part),
);

interface ExchangeLinkProps {
  readonly states: readonly CardState[];
  readonly today: number;
}

/**
 * Renders a link, and on demand a QR code, that carries the review in its fragment, which no
 * browser sends to a server.
 */
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
