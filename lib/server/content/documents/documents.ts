import 'server-only';
import {
  documentLink,
  type DocumentLink,
  type HistoricalDocument,
} from '@/lib/documents/document';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the documents of the gallery, oldest first. */
export const loadDocuments = (): readonly HistoricalDocument[] => loadContent().documents;

export const findDocument = (slug: string): HistoricalDocument | null =>
  loadDocuments().find((document) => document.slug === slug) ?? null;

const linksWhere = (
  matches: (document: HistoricalDocument) => boolean,
): readonly DocumentLink[] => loadDocuments().filter(matches).map(documentLink);

export const documentsOfEpisode = (slug: string): readonly DocumentLink[] =>
  linksWhere(({ episodes }) => episodes.includes(slug));

export const documentsOfPlace = (placeId: string): readonly DocumentLink[] =>
  linksWhere(({ settings }) => settings.some(({ place }) => place === placeId));

export const documentsOfPerson = (personId: string): readonly DocumentLink[] =>
  linksWhere(({ people }) => people.includes(personId));
