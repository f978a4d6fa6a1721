import {
  createReviewStore,
  type ReviewStore,
  type TextBox,
} from '@/components/review/reviewStore';
import { dayOf } from '@/lib/review/day';

/**
 * Accesses `localStorage` without catching its exceptions, by which the store tells apart an
 * absent, a forbidden and a full storage.
 */
const box: TextBox = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  onChange(listener) {
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
  },
};

let store: ReviewStore | null = null;

/** Returns the page's only review store, created at the first call. */
export function browserReview(): ReviewStore {
  store ??= createReviewStore(box, {
    now: () => Date.now(),
    today: () => dayOf(Date.now()),
    randomId: () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  });
  return store;
}
