import type { Metadata } from 'next';
import { ClassQuiz } from '@/components/quiz/classroom/ClassQuiz.client';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE } = PAGES.classQuiz;

/** Builds the metadata, with `noindex`: the questions depend on the teacher's link. */
export const generateMetadata = (): Metadata => ({
  ...pageMetadata(PAGES.classQuiz),
  robots: { index: false },
});

/** Renders the quiz that a class answers by its teacher's link. */
export default function ClassQuizPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('classQuiz')} title={TITLE}>
        <p>
          Répondez, puis montrez votre code&nbsp;: aucun nom n’est demandé, rien n’est envoyé.
        </p>
      </ShortHead>
      <PageBody isLate>
        <ClassQuiz />
        <noscript>
          <p>
            Le quiz de la classe a besoin de JavaScript. Votre professeur peut donner la fiche
            sur papier.
          </p>
        </noscript>
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PAGES.classQuiz.path)} isAlone />
      <JsonLd data={sitePageGraph('classQuiz', { name: TITLE })} />
    </>
  );
}
