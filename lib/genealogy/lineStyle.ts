import type { Grade, LinkRecord } from '@/lib/genealogy/record';

/** Stroke styles of lines, by certainty. */
export type Stroke = 'sure' | 'tradition' | 'discussed';

const STROKES: Readonly<Record<Grade, Stroke>> = {
  établi: 'sure',
  'généralement admis': 'sure',
  'selon la tradition': 'tradition',
  légendaire: 'tradition',
  discuté: 'discussed',
};

/** Returns the stroke of a grade; an ungraded link counts as reported by tradition. */
export const strokeOf = (grade: Grade | undefined): Stroke =>
  STROKES[grade ?? 'selon la tradition'];

/** Labels of ties other than descent and marriage. */
export const TIE_WORDS: Readonly<Record<LinkRecord['kind'], string>> = {
  milk: 'Lien de lait',
  adoption: 'Adoption (abolie ensuite)',
  alliance: 'Alliance par mariage',
  siblings: 'Frères ou sœurs dont les parents ne figurent pas ici',
};
