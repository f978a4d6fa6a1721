import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ArticleBody } from '@/components/about/article/ArticleBody';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { PageIntro } from '@/components/site/page/PageIntro';
import { loadArticle } from '@/lib/server/content/notices/articles';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
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
      const reference = referenceOf({ path, title });
      return pageMetadata({ title, description: lead, path, reference });
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
            <Cite reference={referenceOf({ path, title: article.title })} />
          </PageBody>
          <JsonLd data={sitePageGraph(id, { name: article.title })} />
        </>
      );
    },
  };
}
