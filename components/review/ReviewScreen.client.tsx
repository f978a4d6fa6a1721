'use client';

import type { ComponentType } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { BankCard } from '@/components/quiz/BankCard.client';
import { heardEpisodes } from '@/components/review/heardEpisodes';
import type { ExchangeProps } from '@/components/review/exchange/Exchange.client';
import { ReviewPanel } from '@/components/review/ReviewPanel.client';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';

interface ReviewScreenProps {
  readonly terms: readonly SpokenTerm[];
  /** Exchange with other devices, which carries more than the review. */
  readonly exchange: ComponentType<ExchangeProps>;
}

/** Renders the review, or the state of the question bank's download. */
export function ReviewScreen({ terms, exchange }: ReviewScreenProps) {
  const player = usePlayer();
  return (
    <BankCard
      label="Révision"
      loading="Chargement des questions…"
      failed="Les questions n’ont pas pu être chargées. Vos révisions sont intactes."
    >
      {(bank, card) => (
        <ReviewPanel
          bank={bank}
          terms={terms}
          heard={heardEpisodes(bank, player.positions)}
          root={card}
          exchange={exchange}
        />
      )}
    </BankCard>
  );
}
