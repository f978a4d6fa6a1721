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

const { path: PATH } = PAGES.branches;

export const generateMetadata = (): Metadata => {
  const { title, lead } = loadArticle('branches');
  return pageMetadata({ title, description: lead, path: PATH });
};

export default function BranchesPage() {
  const article = loadArticle('branches');
  return (
    <>
      <PageIntro
        breadcrumbs={breadcrumbsTo('branches')}
        eyebrow={article.eyebrow}
        title={article.title}
      >
        <p>{article.lead}</p>
      </PageIntro>
      <PageBody>
        <ArticleBody article={article} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={sitePageGraph('branches', { name: article.title })} />
    </>
  );
}
