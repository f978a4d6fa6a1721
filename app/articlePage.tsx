import type { Metadata } from 'next';
import type { ReactNode } from 'react';
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

/** Creates the exports of a background article's route. */
export function articlePage(id: 'beliefs' | 'branches') {
  const { path } = PAGES[id];
  return {
    generateMetadata(): Metadata {
      const { title, lead } = loadArticle(id);
      return pageMetadata({ title, description: lead, path });
    },
    Page(): ReactNode {
      const article = loadArticle(id);
      return (
        <>
          <PageIntro
            breadcrumbs={breadcrumbsTo(id)}
            eyebrow={article.eyebrow}
            title={article.title}
          >
            <p>{article.lead}</p>
          </PageIntro>
          <PageBody>
            <ArticleBody article={article} />
            <EditorialNote editorial={editorialOfPage(path)} />
          </PageBody>
          <JsonLd data={sitePageGraph(id, { name: article.title })} />
        </>
      );
    },
  };
}
