import { createPortal } from 'react-dom';
import { isPromptKept, keepPrompts } from '@/components/review/margin/keepPrompts';
import { usePortalHosts } from '@/components/ui/browser/usePortalHosts';
import { MarginButton } from '@/components/ui/MarginButton';
import type { Review } from '@/lib/review/store/reviewStore';
import type { Prompt } from '@/lib/review/prompt';
import styles from '../Margin.module.css';

interface Chapter {
  /** Id of the chapter's element. */
  readonly id: string;
  readonly prompts: readonly Prompt[];
}

interface ChapterIdeasProps {
  readonly prompts: readonly Prompt[];
  readonly review: Review;
}

/**
 * Renders a line at the end of each chapter: the number of its questions, and a button that adds
 * all of them to the review.
 */
export function ChapterIdeas({ prompts, review }: ChapterIdeasProps) {
  const hosts = usePortalHosts(groupByChapter(prompts), appendToChapter);
  return hosts.map(({ item: { id, prompts: chapterPrompts }, host }) => {
    const remainingCount = chapterPrompts.filter(
      (prompt) => !isPromptKept(prompt, review),
    ).length;
    return createPortal(
      <span className={styles.ideas}>
        <span>{`${chapterPrompts.length > 1 ? `${chapterPrompts.length} idées à retenir` : 'Une idée à retenir'} dans ce chapitre${remainingCount === 0 ? '\u00a0: c’est fait.' : '.'}`}</span>
        {remainingCount > 0 && (
          <MarginButton onClick={() => keepPrompts(chapterPrompts)}>
            {chapterPrompts.length > 1 ? 'Les retenir' : 'La retenir'}
          </MarginButton>
        )}
      </span>,
      host,
      id,
    );
  });
}

const groupByChapter = (prompts: readonly Prompt[]): readonly Chapter[] =>
  [...new Set(prompts.map(({ chapter }) => chapter))].map((id) => ({
    id,
    prompts: prompts.filter(({ chapter }) => chapter === id),
  }));

const appendToChapter = ({ id }: Chapter, host: HTMLElement): void =>
  document.getElementById(id)?.append(host);
