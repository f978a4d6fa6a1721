'use client';

import Link from 'next/link';
import { createPortal } from 'react-dom';
import { browserReview } from '@/components/review/browserReview';
import { ChapterIdeas } from '@/components/review/margin/ChapterIdeas';
import { isPromptKept, keepPrompts } from '@/components/review/margin/keepPrompts';
import { usePortalHosts } from '@/components/ui/browser/usePortalHosts';
import { reviewWarning } from '@/components/review/reviewWarning';
import { useReview } from '@/components/review/useReview';
import { Button } from '@/components/ui/Button';
import { MarginButton } from '@/components/ui/MarginButton';
import { StorageWarning } from '@/components/ui/StorageWarning';
import { REVIEW_PATH } from '@/lib/review/address';
import { cardOf } from '@/lib/review/event';
import type { Prompt } from '@/lib/review/prompt';
import styles from './Margin.module.css';

/**
 * Renders a button after each sentence that answers a question, which adds the question to the
 * review or removes the question, and a line after each chapter.
 */
export function Margin({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const review = useReview();
  const hosts = usePortalHosts(prompts, insertAfterSentence);
  const isKept = (prompt: Prompt): boolean => isPromptKept(prompt, review);
  const keptCount = prompts.filter(isKept).length;

  return (
    <div className={styles.root}>
      <StorageWarning sentence={reviewWarning(review.trouble)} />
      <p role="status">
        <span>{`${keptCount} sur ${prompts.length} ${keptCount > 1 ? 'retenues' : 'retenue'}. `}</span>
        <Link className={styles.link} href={REVIEW_PATH} prefetch={false}>
          Réviser
        </Link>
      </p>
      {keptCount < prompts.length && (
        <Button look="outline" onClick={() => keepPrompts(prompts)}>
          Tout retenir
        </Button>
      )}
      {hosts.map(({ item: prompt, host }) =>
        createPortal(
          <MarginButton aria-pressed={isKept(prompt)} onClick={() => togglePrompt(prompt)}>
            <span>{isKept(prompt) ? 'Retenu' : 'Retenir'}</span>
            <span className="visually-hidden">{`\u00a0: ${prompt.question}`}</span>
          </MarginButton>,
          host,
          prompt.questionId,
        ),
      )}
      <ChapterIdeas prompts={prompts} review={review} />
    </div>
  );
}

const insertAfterSentence = ({ anchor }: Prompt, host: HTMLElement): void =>
  document.getElementById(anchor)?.after(host);

const togglePrompt = (prompt: Prompt): void =>
  void browserReview().add({
    kind: isPromptKept(prompt) ? 'dropped' : 'kept',
    card: cardOf(prompt.questionId),
  });
