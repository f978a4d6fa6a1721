import type { Grade, LinkRecord } from '@/lib/genealogy/record';

/** How a line is drawn. */
export type Stroke = 'sure' | 'tradition' | 'discussed';

const STROKES: Readonly<Record<Grade, Stroke>> = {
  établi: 'sure',
  'généralement admis': 'sure',
  'selon la tradition': 'tradition',
  légendaire: 'tradition',
  discuté: 'discussed',
};

/** Returns the stroke of a grade; an ungraded link is one that tradition reports. */
export const strokeOf = (grade: Grade | undefined): Stroke =>
  STROKES[grade ?? 'selon la tradition'];

/** What a tie that is neither descent nor marriage is called. */
export const TIE_WORDS: Readonly<Record<LinkRecord['kind'], string>> = {
  milk: 'Lien de lait',
  adoption: 'Adoption (abolie ensuite)',
  alliance: 'Alliance par mariage',
  siblings: 'Frères ou sœurs dont les parents ne figurent pas ici',
};
