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

/** Describes the certainty of a date, which the drawing shows by shapes only. */
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

/** Describes the precision of a date, in French. */
export const precisionWords = (precision: Precision): string => PRECISIONS[precision];

/** Words of a title that the lane and row of a bar already show. */
const REDUNDANT_WORDS = /^(Califat|Règne) (de |d’)|,.*$/g;

/** Shortens a span's title: strips the noun of a reign, and a comma with its rest. */
export const barWords = (title: string): string => title.replace(REDUNDANT_WORDS, '');

const KINDS = {
  dynastie: 'Dynastie',
  règne: 'Règne',
  guerre: 'Guerre',
  vie: 'Vie',
  document: 'Ensemble de documents',
} as const satisfies Record<SpanKind, string>;

/** Id of the lane whose moments are documents, not events. */
const DOCUMENTS = 'documents';

/**
 * Writes the line above an entry's title: lane and kind. The theme is omitted: as a quiz question's theme may
 * concern a detail (« Lieux » for « L’Hégire »).
 */
export function kindWords(
  { kind }: Pick<Entry, 'kind'>,
  { id, name }: Pick<Lane, 'id' | 'name'>,
): string {
  if (kind === null) return id === DOCUMENTS ? 'Document' : `${name} · Événement`;
  return kind === 'document' ? KINDS[kind] : `${name} · ${KINDS[kind]}`;
}
