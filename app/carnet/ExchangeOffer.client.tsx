'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';

/** Renders the exchange with other devices; its script is loaded when the button is pressed. */
const SiteExchange = dynamic(() =>
  import('@/app/exchange/SiteExchange.client').then(({ SiteExchange: component }) => component),
);

/** Renders the button that opens the exchange with other devices. */
export function ExchangeOffer() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <SiteExchange />
  ) : (
    <p className="screen-only">
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Reprendre sur un autre appareil
      </Button>
    </p>
  );
}
