'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { browserReview } from '@/components/review/browserReview';
import { REVIEW_PATH } from '@/lib/review/address';
import { keepEvents } from '@/lib/review/append';
import { cardOf } from '@/lib/review/event';
import styles from './MissedQuestionsNotice.module.css';

/** Adds the missed questions of a quiz to the review, and renders a notice. */
export function MissedQuestionsNotice({
  questionIds,
}: {
  readonly questionIds: readonly string[];
}) {
  useEffect(() => {
    const review = browserReview();
    const { states } = review.get();
    const events = keepEvents(
      questionIds.map(cardOf),
      (card) => states.get(card)?.isKept === true,
    );
    if (events.length > 0) review.add(...events);
  }, [questionIds]);

  if (questionIds.length === 0) return null;
  return (
    <p className={styles.root}>
      <span>{`${
        questionIds.length > 1
          ? `Les ${questionIds.length} questions manquées vous seront reposées au bon moment`
          : 'La question manquée vous sera reposée au bon moment'
      }\u00a0: `}</span>
      <Link href={REVIEW_PATH} prefetch={false}>
        réviser
      </Link>
      <span>.</span>
    </p>
  );
}
