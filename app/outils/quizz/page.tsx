import type { Metadata } from 'next';
import { QuizScreen } from '@/components/quiz/QuizScreen.client';
import { QuizWithoutScript } from '@/components/quiz/QuizWithoutScript';
import { ScoreRosette } from '@/components/quiz/ScoreRosette';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { loadPublishedQuiz } from '@/lib/server/publishedQuiz';

export const metadata: Metadata = {
  title: 'Quizz',
  description:
    'Un quiz sur l’histoire de l’islam, par épisode, par période ou par thème, avec l’explication et la source de chaque réponse.',
  alternates: { canonical: '/outils/quizz' },
};

export default function QuizPage() {
  return (
    <>
      <PageIntro eyebrow="Apprendre" title="Quizz">
        <p>
          Dix questions au plus, puis la bonne réponse à chacune, son explication et sa source.
        </p>
      </PageIntro>
      <PageBody>
        <QuizScreen rosette={<ScoreRosette />} />
        <QuizWithoutScript bank={loadPublishedQuiz()} />
      </PageBody>
    </>
  );
}
