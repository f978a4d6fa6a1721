import 'server-only';
import { DIFFICULTY_NAMES, LEVELS } from '@/lib/quiz/choice';
import { optionsOf } from '@/lib/quiz/select';
import { quizName, quizNode } from '@/lib/seo/graph/quiz';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { loadSite } from '@/lib/server/content/site';
import { sitePageGraph } from '@/lib/server/seo/page';
import { publication } from '@/lib/server/seo/publication';
import { PAGES } from '@/lib/site/pages';

interface QuizTexts {
  /** The title in the page's head. */
  readonly title: string;
  readonly lead: string;
}

/** Builds the graph of the quiz's page, about the quiz with its themes and levels. */
export function quizGraph({ title, lead }: QuizTexts) {
  const publicationFacts = publication();
  const { origin } = publicationFacts;
  const { path } = PAGES.quiz;
  return sitePageGraph(
    'quiz',
    { name: title, about: quizName(origin, path) },
    quizNode(
      {
        name: title,
        description: lead,
        themes: optionsOf(loadPublishedQuiz(), 'theme').map(({ value }) => value),
        levels: LEVELS.map((level) => DIFFICULTY_NAMES[level]),
        path,
        permission: loadSite().classPermission,
      },
      publicationFacts,
    ),
  );
}
