import { unionId } from '@/lib/genealogy/family';
import { KINSHIP_GRADES, type GenealogyRecord, type Grade } from '@/lib/genealogy/record';

/** Returns the less certain of two grades. */
export const lessSure = (a: Grade, b: Grade): Grade =>
  KINSHIP_GRADES.indexOf(a) > KINSHIP_GRADES.indexOf(b) ? a : b;

/** Certainty of each person, filiation and union. */
export interface Doubts {
  readonly ofUnion: (unionId: string) => Grade;
  /** Returns the grade of the links from a child to the parents. */
  readonly ofFiliation: (childId: string) => Grade;
}

/** Grades ungraded links by the least certain of the people whom they join. */
export function doubtsOf({ people, unions }: GenealogyRecord): Doubts {
  const grades = new Map(people.map(({ id, certainty }) => [id, certainty]));
  const gradeOf = (id: string): Grade => grades.get(id) ?? 'selon la tradition';
  const ofUnion = new Map(
    unions.map(({ husband, wife, certainty }) => [
      unionId(husband, wife),
      certainty ?? lessSure(gradeOf(husband), gradeOf(wife)),
    ]),
  );
  const ofFiliation = new Map(
    people.map(({ id, father, mother, filiation, certainty }) => [
      id,
      filiation?.grade ??
        [father, mother].reduce<Grade>(
          (grade, parent) => (parent === undefined ? grade : lessSure(grade, gradeOf(parent))),
          certainty,
        ),
    ]),
  );
  return {
    ofUnion: (id) => ofUnion.get(id) ?? 'selon la tradition',
    ofFiliation: (id) => ofFiliation.get(id) ?? 'selon la tradition',
  };
}

/** Converts a grade to a number, 0 for the most certain. */
export const doubtRank = (grade: Grade): number => KINSHIP_GRADES.indexOf(grade);
