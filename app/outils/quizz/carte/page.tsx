import type { Metadata } from 'next';
import { MapQuiz } from '@/components/quiz/map/MapQuiz.client';
import { MapQuizWithoutScript } from '@/components/quiz/map/MapQuizWithoutScript';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadQuizMaps } from '@/lib/server/content/quiz/quizMaps';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { mapQuizGraph } from '@/lib/server/seo/learning/mapQuiz';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const TITLE = 'Quiz sur la carte';
const { path: PATH } = PAGES.mapQuiz;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.mapQuiz,
    image: toolShareImage({ id: 'quizz', title: 'Quizz' }),
  });

export default function MapQuizPage() {
  const maps = loadQuizMaps();
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('mapQuiz')} title={TITLE}>
        <p>
          Dix lieux à situer sur une carte sans aucun nom. Après chaque réponse, la distance, le
          lieu et sa fiche.
        </p>
      </ShortHead>
      <PageBody>
        <MapQuiz maps={maps} />
        <MapQuizWithoutScript maps={maps} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <JsonLd data={mapQuizGraph(TITLE)} />
    </>
  );
}
