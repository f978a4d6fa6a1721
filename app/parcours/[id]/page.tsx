import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PathPage } from '@/components/paths/PathPage';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { formatLength } from '@/lib/episodes/length';
import { pathPath } from '@/lib/paths/address';
import { secondsOf } from '@/lib/paths/path';
import { pageAddress } from '@/lib/seo/ids';
import { pathShareImage } from '@/lib/seo/shareImage';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { findPath, loadPaths } from '@/lib/server/content/paths';
import { siteOrigin } from '@/lib/server/environment';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { learningPathGraph, pathBreadcrumbs } from '@/lib/server/seo/paths';

export const dynamicParams = false;

interface PathPageProps {
  readonly params: Promise<{ id: string }>;
}

export const generateStaticParams = () => loadPaths().map(({ id }) => ({ id }));

export async function generateMetadata({ params }: PathPageProps): Promise<Metadata> {
  const path = findPath((await params).id) ?? notFound();
  return pageMetadata({
    title: path.title,
    description: path.summary,
    path: pathPath(path.id),
    image: pathShareImage(path),
  });
}

export default async function LearningPathPage({ params }: PathPageProps) {
  const path = findPath((await params).id) ?? notFound();
  const { id, title, summary, audience, introduction, steps, editorial } = path;
  return (
    <>
      <ShortHead
        breadcrumbs={pathBreadcrumbs(path)}
        eyebrow={audience}
        title={title}
        counters={[
          { value: String(steps.length), label: 'étapes' },
          { value: formatLength(secondsOf(path)), label: 'd’écoute' },
        ]}
      >
        <p>{summary}</p>
      </ShortHead>
      <PageBody>
        <PathPage path={path} address={pageAddress(siteOrigin(), pathPath(id))}>
          <ArticleLinks
            articles={articlesFor(title, ...introduction, ...steps.map(({ text }) => text))}
          />
          <EditorialNote editorial={editorialOf(editorial)} />
        </PathPage>
      </PageBody>
      <JsonLd data={learningPathGraph(path)} />
    </>
  );
}
