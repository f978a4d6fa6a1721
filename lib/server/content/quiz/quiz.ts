import 'server-only';
import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import { publishedQuestion, type PublishedQuestion } from '@/lib/quiz/published';
import type { Question } from '@/lib/quiz/record';
import { loadContent } from '@/lib/server/content/loadContent';
import { questionLinks } from '@/lib/server/content/quiz/questionLinks';
import { readOnce } from '@/lib/server/content/readOnce';

/** Loads the questions of `content/quiz/`, by id. */
export const loadQuestions = (): readonly Question[] => loadContent().questions;

/** Loads all questions in the form that `/quizz/quizz.json` publishes. */
export const loadPublishedQuiz = readOnce((): readonly PublishedQuestion[] => {
  const { questions, episodes, periods } = loadContent();
  const labels = {
    episodes: new Map(episodes.map(({ slug, shortTitle }) => [slug, shortTitle])),
    periods,
  };
  const storyRanks = new Map(inStoryOrder(episodes).map(({ slug }, index) => [slug, index]));
  return questions.map((question) => {
    const storyRank = storyRanks.get(question.episode ?? '');
    return publishedQuestion(question, labels, {
      ...(storyRank === undefined ? {} : { storyRank }),
      ...questionLinks(question),
    });
  });
});
