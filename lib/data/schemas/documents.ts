import * as v from 'valibot';
import { AbsoluteAddress, NOTICE, SourceItem } from '@/lib/data/schemas/notice';
import { EXTRACT_LANGUAGES } from '@/lib/documents/language';
import { DOCUMENT_KINDS } from '@/lib/documents/record';
import { DATE_GRADES } from '@/lib/map/places/place';

const DocumentItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  nature: v.string(),
  summary: v.string(),
  date: v.strictObject({
    words: v.string(),
    from: v.pipe(v.number(), v.description('Première année possible, de l’ère commune')),
    to: v.number(),
    precision: v.string(),
    grade: v.picklist(DATE_GRADES),
    note: v.nullable(v.string()),
    written: v.pipe(v.nullable(v.string()), v.description('La date que porte le document')),
  }),
  description: v.array(v.string()),
  settings: v.array(v.strictObject({ name: v.string(), place: v.nullable(v.string()) })),
  kept: v.string(),
  languages: v.array(v.string()),
  extracts: v.array(
    v.strictObject({
      lang: v.picklist(EXTRACT_LANGUAGES),
      text: v.string(),
      transliteration: v.string(),
      translation: v.string(),
      omitted: v.nullable(v.string()),
    }),
  ),
  concludes: v.array(v.string()),
  leavesOpen: v.array(v.string()),
  questions: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
  people: v.array(v.string()),
  episodes: v.array(v.string()),
  sources: v.array(SourceItem),
  url: AbsoluteAddress,
});

/** `/donnees/documents.json`. */
export const DocumentsDataSchema = v.strictObject({
  ...NOTICE,
  documents: v.array(DocumentItem),
});

export type DocumentsData = v.InferOutput<typeof DocumentsDataSchema>;
