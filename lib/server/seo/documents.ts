import 'server-only';
import { documentPath, DOCUMENTS_PATH } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';
import { documentName, documentNode } from '@/lib/seo/graph/document';
import { itemList } from '@/lib/seo/graph/itemList';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph, sitePageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo, type Crumb } from '@/lib/site/breadcrumbs';

/** Builds the graph of the gallery, under the title of its head: its page, and its documents in order. */
export function documentsGraph(title: string, documents: readonly HistoricalDocument[]) {
  const origin = siteOrigin();
  const id = `${origin}${DOCUMENTS_PATH}#galerie`;
  const pages = documents.map((document) => ({
    name: document.title,
    path: documentPath(document.slug),
  }));
  return sitePageGraph(
    'documents',
    { name: title, about: id },
    itemList(pages, { id, origin }),
  );
}

/** Builds the breadcrumbs of a document's page. */
export const documentBreadcrumbs = ({ slug, title }: HistoricalDocument): readonly Crumb[] =>
  breadcrumbsTo('documents', { name: title, path: documentPath(slug) });

/** Builds the graph of a document's page, about the document. */
export function documentGraph(document: HistoricalDocument) {
  const origin = siteOrigin();
  const { slug, title } = document;
  return pageGraph(
    {
      type: 'WebPage',
      name: title,
      path: documentPath(slug),
      about: documentName(origin, slug),
      breadcrumbs: documentBreadcrumbs(document),
    },
    documentNode(document, origin),
  );
}
