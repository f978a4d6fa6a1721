import type { PagePath } from '@/lib/site/pages';
import { YEARS } from '@/lib/timeline/bounds';

/** The page of the timeline. */
export const TIMELINE_PATH = '/outils/frise' satisfies PagePath;

/** Builds the path of an entry's page. */
export const entryPath = <Id extends string>(id: Id) => `/outils/frise/${id}` as const;

/** Builds the address of the timeline with two years in view. */
export const overYears = (from: number, to: number) =>
  `/outils/frise?de=${Math.max(YEARS.from, from)}&a=${Math.min(YEARS.to, to) + 1}` as const;

/** How many years are shown to either side of a year that is asked for. */
const AROUND = 12;

/** Builds the address of the timeline around a marked year. */
export const aroundYear = (year: number) =>
  `/outils/frise?annee=${year}&de=${year - AROUND}&a=${year + AROUND}` as const;
