import 'server-only';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { Episode } from '@/lib/episodes/episode';
import type { Prompt } from '@/lib/review/prompt';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';

/** Lists the questions that sentences of an episode answer, in the order of the transcript. */
export function promptsOf({ slug, transcript }: Pick<Episode, 'slug' | 'transcript'>) {
  const sentences = transcript.chapters.flatMap((chapter) =>
    spokenSentences({ chapters: [chapter] }).map((sentence) => ({
      ...sentence,
      chapter: chapter.anchor,
    })),
  );
  return loadQuestions()
    .filter(({ episode, quote }) => episode === slug && quote !== undefined)
    .flatMap(({ id, question, quote = '' }): readonly (Prompt & { start: number })[] => {
      const { moment, chapter = '' } = sentences.find(({ text }) => text.includes(quote)) ?? {};
      return moment ? [{ questionId: id, question, chapter, ...moment }] : [];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ questionId, question, anchor, chapter }): Prompt => ({
      questionId,
      question,
      anchor,
      chapter,
    }));
}
