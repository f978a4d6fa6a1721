import { seededRandom } from '@/lib/random';
import type { Relative } from '@/lib/genealogy/family';

/** People with their parents, and marriages. */
export interface Scene {
  readonly people: readonly Relative[];
  readonly unions: readonly { readonly husband: string; readonly wife: string }[];
  /** Doubt about each union by its id, where known; 0 is the surest. */
  readonly doubts?: Readonly<Record<string, number>>;
}

/** Ratio of husbands with a second wife. */
const SECOND_WIFE_RATIO = 0.1;
/** Ratio of the unmarried women of a generation who may marry in the next. */
const ELDER_RATIO = 0.2;

/**
 * Generates a clan of a given size, from a few founders on; deterministic for a seed.
 * @param cousins ratio of wives who descend from the founders, from 0 to 1
 */
export function sceneOf(count: number, cousins: number, seed = 622): Scene {
  const random = seededRandom(seed);
  const people: Relative[] = [];
  const unions: { husband: string; wife: string }[] = [];
  const addPerson = (fields: Omit<Relative, 'id'>): string => {
    const id = `p${people.length}`;
    people.push({ id, ...fields });
    return id;
  };
  let men = Array.from({ length: Math.max(2, Math.round(count / 120)) }, () =>
    addPerson({ sex: 'male' }),
  );
  let women: string[] = [];
  while (people.length < count && men.length > 0) {
    const [nextMen, nextWomen]: [string[], string[]] = [[], []];
    for (const husband of men) {
      const wives = random() < SECOND_WIFE_RATIO ? 2 : 1;
      for (let index = 0; index < wives && people.length < count; index += 1) {
        const cousin = random() < cousins ? women.pop() : undefined;
        const wife = cousin ?? addPerson({ sex: 'female' });
        unions.push({ husband, wife });
        const children = 1 + Math.floor(random() * 4);
        for (let child = 0; child < children && people.length < count; child += 1) {
          const sex = random() < 0.5 ? 'male' : 'female';
          const id = addPerson({ sex, father: husband, mother: wife });
          (sex === 'male' ? nextMen : nextWomen).push(id);
        }
      }
    }
    men = nextMen;
    // Marriages across generations, whose descents skip a row.
    women = [...nextWomen, ...women.slice(0, Math.floor(women.length * ELDER_RATIO))];
  }
  return { people, unions };
}
