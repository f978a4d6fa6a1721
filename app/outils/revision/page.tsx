import type { Metadata } from 'next';
import { ExchangingReview } from '@/app/outils/revision/ExchangingReview.client';
import { ReviewWithoutScript } from '@/components/review/ReviewWithoutScript';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { toolShareImage } from '@/lib/seo/shareImage';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { spokenTerms } from '@/lib/server/content/quiz/terms';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { reviewGraph } from '@/lib/server/seo/learning/review';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

const { name: TITLE, path: PATH } = PAGES.review;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.review,
    image: toolShareImage({ id: 'revision', title: TITLE }),
  });

export default function ReviewPage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('review')} title={TITLE}>
        <p>
          Ce que vous avez manqué ou écouté revient avant d’être oublié, vingt cartes au plus.
          Rien ne quitte votre appareil.
        </p>
      </ShortHead>
      <PageBody>
        <ExchangingReview terms={spokenTerms()} />
        <ReviewWithoutScript />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(PATH)} isAlone />
      <JsonLd data={reviewGraph(TITLE)} />
    </>
  );
}
