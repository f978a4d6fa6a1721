import type { LifeDate } from '@/lib/genealogy/record';

type Sex = 'male' | 'female';

/** Formats a year or its bounds in French: « 632 », « vers 671–681 », « avant 595 ». */
export function yearWords({ in: exactYear, about, before, after, to }: LifeDate): string {
  const rangeEnd = to === undefined ? '' : `–${to}`;
  if (exactYear !== undefined) return `${exactYear}${rangeEnd}`;
  if (about !== undefined) return `vers ${about}${rangeEnd}`;
  return before === undefined ? `après ${after}` : `avant ${before}`;
}

interface Life {
  readonly birth?: LifeDate | undefined;
  readonly death?: LifeDate | undefined;
  readonly sex: Sex;
}

/** Formats a life briefly: « vers 570 – 632 », « morte vers 619 »; null without any known year. */
export function lifeWords({ birth, death, sex }: Life): string | null {
  const feminineEnding = sex === 'female' ? 'e' : '';
  if (birth && death) return `${yearWords(birth)} – ${yearWords(death)}`;
  if (death) return `mort${feminineEnding} ${inYear(death)}`;
  return birth ? `né${feminineEnding} ${inYear(birth)}` : null;
}

/** Age at death, in years, that is assumed where no source gives a birth. */
const ASSUMED_AGE = 60;

/** Estimates the year of a birth, from the death where the birth is unknown; undefined without any year. */
export function birthYearOf({
  birth,
  death,
}: Pick<Life, 'birth' | 'death'>): number | undefined {
  const birthYear = birth && anyYearOf(birth);
  const deathYear = death && anyYearOf(death);
  return birthYear ?? (deathYear === undefined ? undefined : deathYear - ASSUMED_AGE);
}

const anyYearOf = (date: LifeDate): number | undefined =>
  date.in ?? date.about ?? date.before ?? date.after;

/** Formats a date as a complement: « en 632 », « vers 619 », « avant 595 ». */
export const inYear = (date: LifeDate): string =>
  date.in === undefined ? yearWords(date) : `en ${yearWords(date)}`;
