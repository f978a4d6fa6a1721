import { birthYearOf } from '@/lib/genealogy/dates';
import { doubtRank, doubtsOf } from '@/lib/genealogy/doubt';
import type { Family } from '@/lib/genealogy/family';
import { generationsOf, type Generations } from '@/lib/genealogy/order/generations';
import type { GenealogyRecord } from '@/lib/genealogy/record';

/**
 * Assigns rows to the people of a record: the least certain couples are set apart first, and people without kin stand
 * beside their contemporaries.
 * @throws Error for a cycle of descent
 */
export function generationsOfRecord(record: GenealogyRecord, family: Family): Generations {
  const { ofUnion } = doubtsOf(record);
  const years = new Map(record.people.map((person) => [person.id, birthYearOf(person)]));
  return generationsOf(family, {
    doubtOf: (union) => doubtRank(ofUnion(union)),
    birthYearOf: (id) => years.get(id),
    subject: record.subject,
  });
}
