import { unionId } from '@/lib/genealogy/family';
import { GRADES, type GenealogyRecord, type Grade } from '@/lib/genealogy/record';

/** Returns the less sure of two grades. */
export const lessSure = (one: Grade, other: Grade): Grade =>
  GRADES.indexOf(one) > GRADES.indexOf(other) ? one : other;

/** How sure each person, filiation and union is. */
export interface Doubts {
  readonly ofUnion: (unionId: string) => Grade;
  /** Of the links from someone to their parents. */
  readonly ofFiliation: (childId: string) => Grade;
}

/** Grades the ungraded links: each is as sure as the least sure of the people whom it joins. */
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

/** Converts a grade to a number, 0 the surest. */
export const doubtRank = (grade: Grade): number => GRADES.indexOf(grade);
