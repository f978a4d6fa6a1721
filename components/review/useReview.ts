import { useSyncExternalStore } from 'react';
import { browserReview } from '@/components/review/browserReview';
import type { Review } from '@/lib/review/store/reviewStore';

const EMPTY_REVIEW: Review = { events: [], states: new Map(), trouble: null };

/** Returns this browser's review; empty until hydration. */
export const useReview = (): Review =>
  useSyncExternalStore(
    (listener) => browserReview().subscribe(listener),
    () => browserReview().get(),
    () => EMPTY_REVIEW,
  );
