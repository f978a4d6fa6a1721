import 'server-only';
import { drawingPath } from '@/lib/documents/address';
import { inOrderOfTime, type HistoricalDocument } from '@/lib/documents/document';
import { brokenLinks, type Known } from '@/lib/documents/links';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import type { Records } from '@/lib/server/content/records';

/** Resolves the documents of the gallery, oldest first, and checks their ids and drawings. */
export function linkDocuments(
  files: Records['documents'],
  knownIds: Known,
  problems: string[],
): readonly HistoricalDocument[] {
  const documents = files.flatMap(({ name: slug, record }) =>
    record === null ? [] : [{ slug, ...record }],
  );
  for (const document of documents)
    problems.push(...brokenLinks(document, knownIds), ...missingDrawing(document));
  return inOrderOfTime(documents);
}

const missingDrawing = ({ slug }: HistoricalDocument): readonly string[] =>
  publicFile(drawingPath(slug))
    ? []
    : [
        `content/documents/${slug}.json → drawing : le dessin public${drawingPath(slug)} est attendu (npx tsx scripts/draw-documents.ts ${slug})`,
      ];
