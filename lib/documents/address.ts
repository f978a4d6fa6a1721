import type { PagePath } from '@/lib/site/pages';
/** The gallery of all documents. */
export const DOCUMENTS_PATH = '/outils/documents' satisfies PagePath;

/** The page of a document. */
export const documentPath = (slug: string) => `${DOCUMENTS_PATH}/${slug}` as const;

/** The drawing of a document, made by `scripts/draw-documents.ts`. */
export const drawingPath = (slug: string) => `/documents/${slug}.svg` as const;
