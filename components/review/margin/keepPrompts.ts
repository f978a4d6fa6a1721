import { browserReview } from '@/components/review/browserReview';
import { keepEvents } from '@/lib/review/append';
import { cardOf } from '@/lib/review/event';
import type { Prompt } from '@/lib/review/prompt';

/** Tells whether the question of a prompt is in the browser's review. */
export const isPromptKept = (
  { questionId }: Prompt,
  { states } = browserReview().get(),
): boolean => states.get(cardOf(questionId))?.isKept === true;

/** Adds the questions of prompts to the review, except questions already in the review. */
export function keepPrompts(prompts: readonly Prompt[]): void {
  const review = browserReview();
  const { states } = review.get();
  review.add(
    ...keepEvents(
      prompts.map(({ questionId }) => cardOf(questionId)),
      (card) => states.get(card)?.isKept === true,
    ),
  );
}
