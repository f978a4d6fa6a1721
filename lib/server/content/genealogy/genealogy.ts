import 'server-only';
import { lifeWords } from '@/lib/genealogy/dates';
import { doubtsOf, type Doubts } from '@/lib/genealogy/doubt';
import { familyOf, type Family } from '@/lib/genealogy/family';
import { kinshipGraphOf, type KinshipGraph } from '@/lib/genealogy/kinship/chain';
import { layersOf } from '@/lib/genealogy/order/layers';
import savedOrder from '@/lib/genealogy/order/order.json';
import { generationsOfRecord } from '@/lib/genealogy/order/recordGenerations';
import { applySavedOrder } from '@/lib/genealogy/order/savedOrder';
import type { Plan } from '@/lib/genealogy/layout/visible';
import { callNames } from '@/lib/genealogy/layout/nameLines';
import type { GenealogyRecord, PersonRecord } from '@/lib/genealogy/record';
import { loadContent } from '@/lib/server/content/loadContent';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadPeople } from '@/lib/server/content/references';

/** A person of the tree with the texts about them. */
export interface TreePerson extends PersonRecord {
  readonly name: string;
  /** The name used in sentences. */
  readonly callName: string;
  readonly role: string;
  /** Years of life as a short text; null when unknown. */
  readonly life: string | null;
}

/** The genealogy, decoded, linked and laid out. */
export interface Genealogy {
  readonly record: GenealogyRecord;
  readonly people: ReadonlyMap<string, TreePerson>;
  readonly family: Family;
  readonly kin: KinshipGraph;
  readonly doubts: Doubts;
  readonly plan: Plan;
  /** Couples that no order of generations can put on one row. */
  readonly apart: readonly string[];
}

/** Loads the genealogy: lays out `content/genealogy.json`, with names from `content/people.json`. */
export const loadGenealogy = readOnce((): Genealogy => {
  const { genealogy: record } = loadContent();
  const family = familyOf(record);
  const doubts = doubtsOf(record);
  const generations = generationsOfRecord(record, family);
  return {
    record,
    people: peopleOf(record),
    family,
    kin: kinshipGraphOf(family, record.links),
    doubts,
    plan: {
      rows: applySavedOrder(layersOf(family, generations), savedOrder),
      unions: family.unions,
    },
    apart: generations.apart,
  };
});

function peopleOf({ people }: GenealogyRecord): ReadonlyMap<string, TreePerson> {
  const entries = people.flatMap((person) => {
    const entry = loadPeople().get(person.id);
    return entry ? [{ ...person, name: entry.name, role: entry.role }] : [];
  });
  const callNameOf = callNames(entries.map(({ name }) => name));
  return new Map(
    entries.map((person) => [
      person.id,
      { ...person, callName: callNameOf(person.name), life: lifeWords(person) },
    ]),
  );
}

/**
 * Finds a person of the tree by id.
 * @throws Error for an unknown id.
 */
export function personOf({ people }: Genealogy, id: string): TreePerson {
  const person = people.get(id);
  if (!person) throw new Error(`content/genealogy.json : personne ne s’appelle « ${id} ».`);
  return person;
}
