import type { ExchangePart } from '@/lib/exchange/part';
import { formatReviewLink } from '@/lib/review/link';
import type { CardState } from '@/lib/review/replay';

/** Key of the review in the fragment. */
const REVIEW_KEY = 'r';

/** Parses the parameters of a fragment. */
export const fragmentParams = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.slice(1));

/** Returns the review that a fragment carries; null for another fragment. */
export const carriedReview = (hash: string): string | null =>
  fragmentParams(hash).get(REVIEW_KEY);

/**
 * Formats the review and the parts with a short form as a fragment, which no browser sends to a server.
 */
export function formatCarried(
  states: readonly CardState[],
  today: number,
  parts: readonly ExchangePart[],
  episodes: ReadonlySet<string>,
): string {
  const parameters = parts.flatMap(({ short }) => {
    const text = short?.format(episodes) ?? '';
    return short && text !== '' ? [`&${short.key}=${text}`] : [];
  });
  return `#${REVIEW_KEY}=${formatReviewLink(states, today)}${parameters.join('')}`;
}
