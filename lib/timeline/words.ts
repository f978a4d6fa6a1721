import type { DateGrade } from '@/lib/map/places/place';
import type { Entry } from '@/lib/timeline/entry';
import type { SpanKind } from '@/lib/timeline/kinds';
import type { Lane } from '@/lib/timeline/record';
import type { Precision } from '@/lib/time/edtf';

const GRADES = {
  établi: 'date établie',
  'selon la tradition': 'date selon la tradition',
  discuté: 'date discutée',
  conventionnel: 'date conventionnelle',
} as const satisfies Record<DateGrade, string>;

/** Writes the certainty of a date in words, so that what its shape shows can be read too. */
export const gradeWords = (grade: DateGrade, isAccepted: boolean): string =>
  isAccepted ? `${GRADES[grade]}, généralement admise` : GRADES[grade];

const PRECISIONS = {
  day: 'connue au jour',
  month: 'connue au mois',
  year: 'connue à l’année',
  about: 'approchée, à deux ans près environ',
  range: 'un moment entre deux dates',
  century: 'connue au siècle',
} as const satisfies Record<Precision, string>;

export const precisionWords = (precision: Precision): string => PRECISIONS[precision];

/** A reign and its apposition: the lane and the row of a bar say as much. */
const BESIDE_NAME = /^(Califat|Règne) (de |d’)|,.*$/g;

/** Strips from a span's title what the drawing shows anyway. */
export const barWords = (title: string): string => title.replace(BESIDE_NAME, '');

const KINDS = {
  dynastie: 'Dynastie',
  règne: 'Règne',
  guerre: 'Guerre',
  vie: 'Vie',
  document: 'Ensemble de documents',
} as const satisfies Record<SpanKind, string>;

/** The lane whose moments are not events, but documents. */
const DOCUMENTS = 'documents';

/**
 * Writes the line above an entry's title: its lane and its kind. Its theme is that of a question of the quiz, and
 * may name anything in it: « Lieux » says nothing of « L’Hégire ».
 */
export function kindWords(
  { kind }: Pick<Entry, 'kind'>,
  { id, name }: Pick<Lane, 'id' | 'name'>,
): string {
  if (kind === null) return id === DOCUMENTS ? 'Document' : `${name} · Événement`;
  return kind === 'document' ? KINDS[kind] : `${name} · ${KINDS[kind]}`;
}
