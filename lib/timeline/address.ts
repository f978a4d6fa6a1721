import type { PagePath } from '@/lib/site/pages';
import { YEARS } from '@/lib/timeline/bounds';

/** The page of the timeline. */
export const TIMELINE_PATH = '/outils/frise' satisfies PagePath;

/** The page of one event or span. */
export const entryPath = <Id extends string>(id: Id) => `/outils/frise/${id}` as const;

/** The timeline over these years, both within it. */
export const overYears = (from: number, to: number) =>
  `/outils/frise?de=${Math.max(YEARS.from, from)}&a=${Math.min(YEARS.to, to) + 1}` as const;

/** How many years are shown to either side of a year that is asked for. */
const AROUND = 12;

/** The timeline around a year: the year marked, its neighbours in sight. */
export const aroundYear = (year: number) =>
  `/outils/frise?annee=${year}&de=${year - AROUND}&a=${year + AROUND}` as const;
