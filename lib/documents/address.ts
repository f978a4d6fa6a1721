import type { PagePath } from '@/lib/site/pages';
export const DOCUMENTS_PATH = '/outils/documents' satisfies PagePath;

export const documentPath = (slug: string) => `${DOCUMENTS_PATH}/${slug}` as const;

/** Builds the path of a document's drawing, made by `scripts/draw-documents.ts`. */
export const drawingPath = (slug: string) => `/documents/${slug}.svg` as const;
