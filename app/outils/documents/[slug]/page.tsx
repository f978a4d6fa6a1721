import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage as Page } from '@/components/documents/DocumentPage';
import { MarkPage } from '@/components/notebook/MarkPage';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { documentPath } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';
import { kindLabel } from '@/lib/documents/kindLabels';
import { documentShareImage } from '@/lib/seo/shareImage';
import { findDocument, loadDocuments } from '@/lib/server/content/documents/documents';
import { documentRelations } from '@/lib/server/content/documents/documentRelations';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { documentGraph, documentBreadcrumbs } from '@/lib/server/seo/documents';

export const dynamicParams = false;

interface DocumentPageProps {
  readonly params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => loadDocuments().map(({ slug }) => ({ slug }));

const documentReference = ({ slug, title, editorial }: HistoricalDocument) =>
  referenceOf({ path: documentPath(slug), title, editorial });

export async function generateMetadata({ params }: DocumentPageProps): Promise<Metadata> {
  const document = findDocument((await params).slug) ?? notFound();
  return pageMetadata({
    title: document.title,
    description: document.summary,
    path: documentPath(document.slug),
    reference: documentReference(document),
    image: documentShareImage(document),
  });
}

export default async function DocumentPage({ params }: DocumentPageProps) {
  const document = findDocument((await params).slug) ?? notFound();
  const { title, kind, date, summary, description, concludes, leavesOpen, editorial } =
    document;
  return (
    <>
      <ShortHead
        breadcrumbs={documentBreadcrumbs(document)}
        eyebrow={`${kindLabel(kind)} · ${date.label}`}
        title={title}
      >
        <p>{summary}</p>
      </ShortHead>
      <PageBody>
        <Page document={document} {...documentRelations(document)} />
        <MarkPage kind="document" title={title} page={documentPath(document.slug)} />
        <ArticleLinks
          articles={articlesFor(title, summary, ...description, ...concludes, ...leavesOpen)}
        />
        <EditorialNote editorial={editorialOf(editorial)} />
        <Cite reference={documentReference(document)} />
      </PageBody>
      <JsonLd data={documentGraph(document)} />
    </>
  );
}
