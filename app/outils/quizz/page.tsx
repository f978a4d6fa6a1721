import type { Metadata } from 'next';
import { QuizScreen } from '@/components/quiz/QuizScreen.client';
import { QuizWithoutScript } from '@/components/quiz/QuizWithoutScript';
import { ScoreRosette } from '@/components/quiz/ScoreRosette';
import { JsonLd } from '@/components/site/JsonLd';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { toolShareImage } from '@/lib/seo/shareImage';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadPublishedQuiz } from '@/lib/server/publishedQuiz';
import { quizGraph } from '@/lib/server/seo/quiz';
import { trailToTool } from '@/lib/site/trail';

const TITLE = 'Quizz';
const PATH = '/outils/quizz';
const LEAD =
  'Dix questions au plus, puis la bonne réponse à chacune, son explication et sa source.';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: TITLE,
    description:
      'Un quiz sur l’histoire de l’islam, par épisode, par période ou par thème, avec l’explication et la source de chaque réponse.',
    path: PATH,
    image: toolShareImage({ id: 'quizz', title: TITLE }),
  });

export default function QuizPage() {
  return (
    <>
      <PageIntro
        trail={trailToTool({ name: TITLE, path: PATH })}
        eyebrow="Apprendre"
        title={TITLE}
      >
        <p>{LEAD}</p>
      </PageIntro>
      <PageBody>
        <QuizScreen rosette={<ScoreRosette />} />
        <QuizWithoutScript bank={loadPublishedQuiz()} />
      </PageBody>
      <JsonLd data={quizGraph({ title: TITLE, lead: LEAD })} />
    </>
  );
}
