import type { DataNotice } from '@/lib/data/schemas/notice';
import type { DocumentsData } from '@/lib/data/schemas/documents';
import { documentPath } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';

/** Builds the documents of the gallery, oldest first. */
export const documentsData = (
  notice: DataNotice,
  documents: readonly HistoricalDocument[],
  origin: string,
): DocumentsData => ({
  ...notice,
  documents: documents.map((document) => ({
    id: document.slug,
    title: document.title,
    kind: document.kind,
    nature: document.nature,
    summary: document.summary,
    date: {
      words: document.date.label,
      from: document.date.from,
      to: document.date.to,
      precision: document.date.precision,
      grade: document.date.certainty,
      note: document.date.note ?? null,
      written: document.date.written ?? null,
    },
    description: document.description,
    settings: document.settings.map(({ name, place }) => ({ name, place: place ?? null })),
    kept: document.kept,
    languages: document.languages,
    extracts: document.extracts.map((extract) => ({
      ...extract,
      omitted: extract.omitted ?? null,
    })),
    concludes: document.concludes,
    leavesOpen: document.leavesOpen,
    questions: document.questions,
    people: document.people,
    episodes: document.episodes,
    sources: document.sources,
    url: origin + documentPath(document.slug),
  })),
});
