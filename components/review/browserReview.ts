import { onOtherTab } from '@/components/ui/browser/onOtherTab';
import { randomId } from '@/components/ui/browser/randomId';
import { dayOf } from '@/lib/review/day';
import { createReviewStore, type ReviewStore } from '@/lib/review/store/reviewStore';

let store: ReviewStore | null = null;

/** Returns the page's only review store, created at the first call. */
export function browserReview(): ReviewStore {
  store ??= createReviewStore({
    storage: () => localStorage,
    onChange: onOtherTab,
    now: () => Date.now(),
    today: () => dayOf(Date.now()),
    randomId,
  });
  return store;
}
