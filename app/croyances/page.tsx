import type { Metadata } from 'next';
import { ArticleBody } from '@/components/about/article/ArticleBody';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { loadArticle } from '@/lib/server/content/notices/articles';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { path: PATH } = PAGES.beliefs;

export const generateMetadata = (): Metadata => {
  const { title, lead } = loadArticle('beliefs');
  return pageMetadata({ title, description: lead, path: PATH });
};

export default function BeliefsPage() {
  const article = loadArticle('beliefs');
  return (
    <>
      <PageIntro
        breadcrumbs={breadcrumbsTo('beliefs')}
        eyebrow={article.eyebrow}
        title={article.title}
      >
        <p>{article.lead}</p>
      </PageIntro>
      <PageBody>
        <ArticleBody article={article} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={sitePageGraph('beliefs', { name: article.title })} />
    </>
  );
}
