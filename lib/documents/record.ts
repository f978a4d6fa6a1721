import * as v from 'valibot';
import { Id, Prose, Source, Text } from '@/lib/content/fields';
import { DocumentDate } from '@/lib/documents/date';
import { EXTRACT_LANGUAGES } from '@/lib/documents/language';
import { EditorialSchema } from '@/lib/content/editorial';

/** Kinds of documents, in the gallery's order. */
export const DOCUMENT_KINDS = [
  'inscription',
  'papyrus',
  'lettre',
  'monnaie',
  'bâtiment',
  'manuscrit',
  'chronique',
  'texte',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const sentences = (expected: string) =>
  v.pipe(v.array(Prose), v.minLength(1, `au moins ${expected} est attendu`));

/** The location where a document was found, made or set, with the place on a map, if any. */
const Setting = v.strictObject({ name: Prose, place: v.optional(Id) });

/** A short extract in the original script; omissions and doubts are stated in `omitted`. */
const Extract = v.strictObject({
  lang: v.picklist(
    EXTRACT_LANGUAGES,
    `une langue est attendue : ${EXTRACT_LANGUAGES.join(', ')}`,
  ),
  text: Text,
  transliteration: Text,
  translation: Prose,
  omitted: v.optional(Prose),
});

const Question = v.strictObject({ question: Prose, answer: Prose });

/** A file of `content/documents/`, whose name is the slug. */
export const DocumentRecordSchema = v.strictObject({
  title: v.pipe(Prose, v.maxLength(75, 'un titre de 75 caractères au plus est attendu')),
  kind: v.picklist(DOCUMENT_KINDS, `une nature est attendue : ${DOCUMENT_KINDS.join(', ')}`),
  /** Material, object and use, in brief. */
  nature: Prose,
  summary: v.pipe(Prose, v.maxLength(155, 'un résumé de 155 caractères au plus est attendu')),
  date: DocumentDate,
  description: sentences('un paragraphe'),
  settings: v.pipe(v.array(Setting), v.minLength(1, 'au moins un lieu est attendu')),
  /** Present location. */
  kept: Prose,
  languages: sentences('une langue'),
  extracts: v.array(Extract),
  drawing: v.strictObject({ alt: Prose, note: Prose }),
  concludes: sentences('une conclusion'),
  leavesOpen: sentences('une réserve'),
  questions: v.pipe(v.array(Question), v.length(3, 'trois questions sont attendues')),
  sources: v.pipe(v.array(Source), v.minLength(2, 'au moins deux références sont attendues')),
  episodes: v.pipe(v.array(Id), v.minLength(1, 'au moins un épisode est attendu')),
  people: v.array(Id),
  editorial: v.optional(EditorialSchema),
});

export type DocumentRecord = v.InferOutput<typeof DocumentRecordSchema>;
export type ExtractRecord = DocumentRecord['extracts'][number];
