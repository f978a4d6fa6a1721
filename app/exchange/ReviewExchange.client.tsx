'use client';

import { useMemo } from 'react';
import { exchangeParts } from '@/app/exchange/exchangeParts';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Exchange, type ExchangeProps } from '@/components/review/exchange/Exchange.client';

/** Renders the exchange on the review's page, with every part of the site. */
export function ReviewExchange(props: ExchangeProps) {
  const player = usePlayer();
  const parts = useMemo(() => exchangeParts(player), [player]);
  return <Exchange {...props} parts={parts} />;
}
