import { seededRandom } from '@/lib/random';

/** A dated item, in the form that every contestant receives. */
export interface SceneItem {
  readonly id: string;
  readonly title: string;
  /** Year of the common era, and month from 0. */
  readonly year: number;
  readonly month: number;
}

const WORDS = ['Bataille', 'Traité', 'Siège', 'Prise', 'Mort', 'Fondation', 'Règne', 'Lettre'];
/** Year with most items, and standard deviation in years. */
const DENSEST_YEAR = 628;
const SPREAD_YEARS = 40;

/** Generates a number of items between 500 and 800, most of them around 628; deterministic. */
export function sceneOf(count: number): readonly SceneItem[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, index) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const year = Math.round(Math.min(799, Math.max(501, DENSEST_YEAR + normal * SPREAD_YEARS)));
    const word = WORDS[Math.floor(random() * WORDS.length)] ?? 'Fait';
    return {
      id: `i${index}`,
      title: `${word} ${index + 1}`,
      year,
      month: Math.floor(random() * 12),
    };
  });
}

/** Converts a date to `Date`; the constructor would shift years below 100. */
export function dateOf({ year, month }: SceneItem): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 1);
  return date;
}
