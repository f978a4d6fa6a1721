import { dayOf } from '@/lib/review/day';
import { createReviewStore, type ReviewStore } from '@/lib/review/store/reviewStore';

let store: ReviewStore | null = null;

/** Returns the page's only review store, created at the first call. */
export function browserReview(): ReviewStore {
  store ??= createReviewStore({
    storage: () => localStorage,
    onChange(listener) {
      for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
    },
    now: () => Date.now(),
    today: () => dayOf(Date.now()),
    randomId: () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  });
  return store;
}
