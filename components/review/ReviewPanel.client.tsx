'use client';

import { useEffect, useMemo, useState, type ComponentType, type RefObject } from 'react';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { browserReview } from '@/components/review/browserReview';
import { ReviewStart } from '@/components/review/ReviewStart';
import type { ExchangeProps } from '@/components/review/exchange/Exchange.client';
import { SittingResult } from '@/components/review/session/SittingResult';
import { SittingCard } from '@/components/review/session/SittingCard.client';
import { useSitting } from '@/components/review/session/useSitting';
import { reviewWarning } from '@/components/review/reviewWarning';
import { useReview } from '@/components/review/useReview';
import { Button } from '@/components/ui/Button';
import { StorageWarning } from '@/components/ui/StorageWarning';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';
import { dayOf } from '@/lib/review/day';
import { deckOf } from '@/lib/review/deck';
import type { ReviewEvent } from '@/lib/review/event';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { planSitting } from '@/lib/review/session';
import { currentCard } from '@/lib/review/sitting';
import styles from './ReviewPanel.module.css';

/** Least number of days with answers for which an export is offered. */
const MIN_DAYS_FOR_EXPORT = 3;

interface ReviewPanelProps {
  readonly bank: readonly BankQuestion[];
  readonly terms: readonly SpokenTerm[];
  /** Slugs of the episodes that were heard in this browser. */
  readonly heard: ReadonlySet<string>;
  /** Element around the review, whose first heading or control takes the focus at each step. */
  readonly root: RefObject<HTMLElement | null>;
  readonly exchange: ComponentType<ExchangeProps>;
}

/** Renders the review: cards due today, a sitting, its result. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { bank, terms, heard, root, exchange: Exchange } = props;
  const { events, states, trouble } = useReview();
  const deck = useMemo(() => deckOf(bank, terms), [bank, terms]);
  const [today] = useState(() => dayOf(Date.now()));
  const plan = useMemo(
    () => planSitting({ deck, states, today, heard }),
    [deck, states, today, heard],
  );
  const [sitting, controls] = useSitting(browserReview(), today);
  const [exchangeOrigin, setExchangeOrigin] = useExchangeOrigin();
  const shownCard = sitting && currentCard(sitting);
  useEffect(() => browserReview().setCards(deck), [deck, states]);
  useStepFocus(
    root,
    sitting ? `${sitting.given.length} ${sitting.isRevealed} ${shownCard?.id}` : 'home',
  );
  return (
    <>
      <StorageWarning sentence={reviewWarning(trouble)} />
      {!sitting && (
        <>
          <ReviewStart
            plan={plan}
            states={[...deck.values()].flatMap(({ id }) => states.get(id) ?? [])}
            begin={() => controls.begin(plan.cards)}
          />
          {exchangeOrigin === null ? (
            <p className={styles.exchange}>
              <Button look="outline" onClick={() => setExchangeOrigin('button')}>
                Reprendre sur un autre appareil
              </Button>
            </p>
          ) : (
            <Exchange deck={deck} today={today} isAsked={exchangeOrigin === 'button'} />
          )}
        </>
      )}
      {sitting && shownCard && (
        <SittingCard sitting={sitting} card={shownCard} controls={controls} />
      )}
      {sitting && !shownCard && (
        <SittingResult
          sitting={sitting}
          remainingCount={plan.cards.length}
          isExportOffered={countAnsweredDays(events) >= MIN_DAYS_FOR_EXPORT}
          controls={controls}
        />
      )}
    </>
  );
}

/** Counts the days on which a card was answered. */
const countAnsweredDays = (events: readonly ReviewEvent[]): number =>
  new Set(events.flatMap((event) => (event.kind === 'answered' ? event.day : []))).size;

/** Returns the origin of the open exchange, the button or the review in the address; null for a closed exchange. */
function useExchangeOrigin() {
  const [origin, setOrigin] = useState(originInAddress);

  useEffect(() => {
    const onHash = (): void => setOrigin((current) => current ?? originInAddress());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return [origin, setOrigin] as const;
}

const originInAddress = (): 'button' | 'address' | null =>
  window.location.hash.startsWith('#r=') ? 'address' : null;
