'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyField } from '@/components/ui/field/CopyField.client';

/** Renders the QR code; its script and its library are loaded on demand. */
const QrCode = dynamic(() =>
  import('@/components/review/exchange/QrCode.client').then(
    ({ QrCode: component }) => component,
  ),
);

/** Renders the link that carries the short parts in its fragment and, on demand, its QR code. */
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
        <QrCode text={address} />
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
