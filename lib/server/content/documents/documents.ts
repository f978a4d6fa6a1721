import 'server-only';
import {
  documentLink,
  type DocumentLink,
  type HistoricalDocument,
} from '@/lib/documents/document';
import { loadContent } from '@/lib/server/content/loadContent';

/** The documents of the gallery, oldest first. */
export const loadDocuments = (): readonly HistoricalDocument[] => loadContent().documents;

/** A document by its slug; null when there is none. */
export const findDocument = (slug: string): HistoricalDocument | null =>
  loadDocuments().find((document) => document.slug === slug) ?? null;

const linksWhere = (isSo: (document: HistoricalDocument) => boolean): readonly DocumentLink[] =>
  loadDocuments().filter(isSo).map(documentLink);

/** The documents that name an episode as telling of them. */
export const documentsOfEpisode = (slug: string): readonly DocumentLink[] =>
  linksWhere(({ episodes }) => episodes.includes(slug));

/** The documents that are set in a place of a map. */
export const documentsOfPlace = (placeId: string): readonly DocumentLink[] =>
  linksWhere(({ settings }) => settings.some(({ place }) => place === placeId));

/** The documents that name a person. */
export const documentsOfPerson = (personId: string): readonly DocumentLink[] =>
  linksWhere(({ people }) => people.includes(personId));
