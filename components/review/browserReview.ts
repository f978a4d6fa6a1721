import {
  createReviewStore,
  type ReviewStore,
  type TextBox,
} from '@/components/review/reviewStore';
import { dayOf } from '@/lib/review/day';

/** The browser's own storage, bare: the store tells its reader apart what is absent, forbidden and full. */
const box: TextBox = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  onChange(listener) {
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
  },
};

let store: ReviewStore | null = null;

/** The one review of this page. */
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
