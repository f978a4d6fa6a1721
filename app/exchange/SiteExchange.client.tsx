'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { exchangeParts } from '@/app/exchange/exchangeParts';
import { ExchangePanel } from '@/components/exchange/ExchangePanel.client';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { REVIEW_PATH } from '@/lib/review/address';

/** Renders the exchange on the notebook's page: the notebook is transferred by file only. */
export function SiteExchange() {
  const player = usePlayer();
  const parts = useMemo(() => exchangeParts(player), [player]);
  return (
    <ExchangePanel parts={parts} isAsked>
      <p>
        <span>
          {
            'Le carnet et ses notes ne passent que par ce fichier. Un lien ou un code à photographier porte les révisions et l’écoute\u00a0: '
          }
        </span>
        <Link href={REVIEW_PATH} prefetch={false}>
          Révision
        </Link>
      </p>
    </ExchangePanel>
  );
}
