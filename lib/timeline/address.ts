import type { PagePath } from '@/lib/site/pages';
import { YEARS } from '@/lib/timeline/bounds';

export const TIMELINE_PATH = '/outils/frise' satisfies PagePath;

/** Builds the path of an entry's page. */
export const entryPath = <Id extends string>(id: Id) => `/outils/frise/${id}` as const;

/** Builds the address of the timeline that shows a range of years. */
export const overYears = (from: number, to: number) =>
  `/outils/frise?de=${Math.max(YEARS.from, from)}&a=${Math.min(YEARS.to, to) + 1}` as const;

/** Years shown on either side of a linked year. */
const AROUND_YEARS = 12;

/** Builds the address of the timeline around a marked year. */
export const aroundYear = (year: number) =>
  `/outils/frise?annee=${year}&de=${year - AROUND_YEARS}&a=${year + AROUND_YEARS}` as const;
