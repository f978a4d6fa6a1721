import 'server-only';
import { DIFFICULTY_NAMES, LEVELS } from '@/lib/quiz/difficulty';
import { optionsOf } from '@/lib/quiz/select';
import { quizName, quizNode } from '@/lib/seo/quiz';
import { loadPublishedQuiz } from '@/lib/server/publishedQuiz';
import { pageGraph } from '@/lib/server/seo/page';
import { publication } from '@/lib/server/seo/publication';
import { trailToTool } from '@/lib/site/trail';

interface QuizWords {
  /** What the page's head says. */
  readonly title: string;
  readonly lead: string;
}

/** What the page of the quiz describes. */
export function quizGraph({ title, lead }: QuizWords) {
  const on = publication();
  const { origin } = on;
  const path = '/outils/quizz';
  return pageGraph(
    {
      type: 'WebPage',
      name: title,
      path,
      about: quizName(origin, path),
      trail: trailToTool({ name: title, path }),
    },
    quizNode(
      {
        name: title,
        description: lead,
        themes: optionsOf(loadPublishedQuiz(), 'theme').map(({ value }) => value),
        levels: LEVELS.map((level) => DIFFICULTY_NAMES[level]),
        path,
      },
      on,
    ),
  );
}
