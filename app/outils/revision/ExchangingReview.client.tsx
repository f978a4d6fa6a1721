'use client';

import dynamic from 'next/dynamic';
import { ReviewScreen } from '@/components/review/ReviewScreen.client';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';

/** Renders the exchange with other devices; its script is loaded when a visitor opens it, or by a transfer link. */
const Exchange = dynamic(() =>
  import('@/app/exchange/ReviewExchange.client').then(
    ({ ReviewExchange: component }) => component,
  ),
);

/** Renders the review, and fills its slot with the exchange of every part of the site. */
export const ExchangingReview = ({ terms }: { readonly terms: readonly SpokenTerm[] }) => (
  <ReviewScreen terms={terms} exchange={Exchange} />
);
