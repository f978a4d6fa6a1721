import { browserReview } from '@/components/review/browserReview';
import type { ExchangePart } from '@/lib/exchange/part';
import { decodeLog, logValue } from '@/lib/review/record';
import { success } from '@/lib/result';

export const REVIEW_PART_KEY = 'revision';

/** Part of the exchanged file: the review, as the log of its events. */
export const reviewPart: ExchangePart = {
  key: REVIEW_PART_KEY,
  name: 'vos révisions',
  read() {
    const { events } = browserReview().get();
    return events.length > 0 ? logValue(events) : null;
  },
  merge(value) {
    const log = decodeLog(value);
    return log.ok ? success(browserReview().merge(log.value)) : log;
  },
  additions: (count) =>
    `${count} ${count > 1 ? 'réponses ou choix de révision' : 'réponse ou choix de révision'}`,
  erase: () => browserReview().erase(),
};
