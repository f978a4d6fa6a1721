import type { Metadata } from 'next';
import { OtherQuizForms } from '@/components/quiz/OtherQuizForms';
import { ReviewedQuiz } from '@/app/outils/quizz/ReviewedQuiz.client';
import { QuizWithoutScript } from '@/components/quiz/QuizWithoutScript';
import { ScoreRosette } from '@/components/quiz/steps/review/ScoreRosette';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadSite } from '@/lib/server/content/site';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { quizGraph } from '@/lib/server/seo/quiz';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const { title: TITLE, path: PATH } = PAGES.quiz;
const LEAD =
  'Dix questions au plus, puis la bonne réponse à chacune, son explication et sa source.';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.quiz,
    image: toolShareImage({ id: 'quizz', title: TITLE }),
  });

export default function QuizPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('quiz')} title={TITLE}>
        <p>{LEAD}</p>
      </ShortHead>
      <PageBody>
        <ReviewedQuiz rosette={<ScoreRosette />} />
        <QuizWithoutScript bank={loadPublishedQuiz()} />
        <OtherQuizForms licence={loadSite().classPermission} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <DataLink dataset="quiz" isAlone />
      <JsonLd data={quizGraph({ title: TITLE, lead: LEAD })} />
    </>
  );
}
