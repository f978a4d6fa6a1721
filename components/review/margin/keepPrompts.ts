import { browserReview } from '@/components/review/browserReview';
import { keeping } from '@/lib/review/append';
import { cardOf } from '@/lib/review/event';
import type { Prompt } from '@/lib/review/prompt';

/** Whether the answer to a prompt is to be remembered, as the browser's review says now. */
export const isPromptKept = (
  { questionId }: Prompt,
  { states } = browserReview().get(),
): boolean => states.get(cardOf(questionId))?.isKept === true;

/** Keeps those of some prompts that are not kept yet. */
export function keepPrompts(prompts: readonly Prompt[]): void {
  const review = browserReview();
  const { states } = review.get();
  review.add(
    ...keeping(
      prompts.map(({ questionId }) => cardOf(questionId)),
      (card) => states.get(card)?.isKept === true,
    ),
  );
}
