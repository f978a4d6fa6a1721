import 'server-only';
import {
  documentLink,
  type DocumentLink,
  type HistoricalDocument,
} from '@/lib/documents/document';
import { loadContent } from '@/lib/server/content/loadContent';

/** Loads the documents of the gallery, oldest first. */
export const loadDocuments = (): readonly HistoricalDocument[] => loadContent().documents;

/** Finds a document by its slug; null for an unknown slug. */
export const findDocument = (slug: string): HistoricalDocument | null =>
  loadDocuments().find((document) => document.slug === slug) ?? null;

const linksWhere = (
  matches: (document: HistoricalDocument) => boolean,
): readonly DocumentLink[] => loadDocuments().filter(matches).map(documentLink);

/** Lists the documents of an episode, by its slug. */
export const documentsOfEpisode = (slug: string): readonly DocumentLink[] =>
  linksWhere(({ episodes }) => episodes.includes(slug));

/** Lists the documents set in a place, by the place's id. */
export const documentsOfPlace = (placeId: string): readonly DocumentLink[] =>
  linksWhere(({ settings }) => settings.some(({ place }) => place === placeId));

/** Lists the documents that name a person, by the person's id. */
export const documentsOfPerson = (personId: string): readonly DocumentLink[] =>
  linksWhere(({ people }) => people.includes(personId));
