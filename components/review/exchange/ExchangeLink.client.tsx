'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyField } from '@/components/ui/field/CopyField.client';

/** Loaded, with its QR library, when a code is asked for. */
const Code = dynamic(() =>
  import('@/components/review/exchange/Code.client').then(({ Code: part }) => part),
);

/** Renders a link that carries what fits in its fragment and, on demand, its QR code. */
export function ExchangeLink({ fragment }: { readonly fragment: string }) {
  const [isDrawn, setIsDrawn] = useState(false);
  const { origin, pathname } = window.location;
  const address = origin + pathname + fragment;
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
