import type { DateGrade } from '@/lib/map/places/place';
import type { SpanKind } from '@/lib/timeline/kinds';
import type { Precision } from '@/lib/time/edtf';

const GRADES = {
  établi: 'date établie',
  'selon la tradition': 'date selon la tradition',
  discuté: 'date discutée',
  conventionnel: 'date conventionnelle',
} as const satisfies Record<DateGrade, string>;

/** How sure a date is, in words: what its shape tells is always read too. */
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

const KINDS = {
  dynastie: 'Dynastie',
  règne: 'Règne',
  guerre: 'Guerre',
  vie: 'Vie',
  document: 'Ensemble de documents',
} as const satisfies Record<SpanKind, string>;

/** What an entry is called above its title. */
export const kindWords = (kind: SpanKind | null, theme: string): string =>
  kind === null ? theme : KINDS[kind];
