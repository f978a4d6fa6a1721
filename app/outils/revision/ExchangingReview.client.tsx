'use client';

import dynamic from 'next/dynamic';
import { ReviewScreen } from '@/components/review/ReviewScreen.client';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';

/** The exchange, whose script is loaded when it is opened, or when the address carries a review. */
const Exchange = dynamic(() =>
  import('@/app/exchange/ReviewExchange.client').then(({ ReviewExchange: part }) => part),
);

/** Renders the review, and fills its slot with the exchange of every part of the site. */
export const ExchangingReview = ({ terms }: { readonly terms: readonly SpokenTerm[] }) => (
  <ReviewScreen terms={terms} exchange={Exchange} />
);
