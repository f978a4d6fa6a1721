import type { Metadata } from 'next';
import { Projector } from '@/components/quiz/projector/Projector.client';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { projectorGraph } from '@/lib/server/seo/learning/projector';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const { title: TITLE } = PAGES.projector;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.projector,
    image: toolShareImage({ id: 'quizz', title: 'Quizz' }),
  });

export default function ProjectorPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('projector')} title={TITLE}>
        <p>
          Une question à la fois, en grand. Rien n’est demandé aux élèves, rien n’est gardé
          d’eux.
        </p>
      </ShortHead>
      <PageBody>
        <Projector />
        <noscript>
          <p>
            Le quiz à projeter a besoin de JavaScript. Les fiches des épisodes s’impriment sans
            lui.
          </p>
        </noscript>
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PAGES.projector.path)} isAlone />
      <JsonLd data={projectorGraph(TITLE)} />
    </>
  );
}
