import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { julianYear } from '@/lib/time/dateWords';
import type { JulianDay } from '@/lib/time/julianCalendar';
import { toHijri } from '@/lib/time/hijriCalendar';

/** Works organized by year: how a reference names the year, its calendar, and the tolerance in years. */
const ANNALS = [
  {
    name: 'Khalîfa, al-Tabarî and Ibn al-Athîr',
    section: /^(?:Khalîfa|al-Tabarî|Ibn al-Athîr).*, an (\d+)(?:–(\d+))?/,
    yearOf: (day: JulianDay) => toHijri(day)?.year ?? 0,
    margin: 1,
  },
  {
    name: 'the Paschal Chronicle and the annals of the Franks',
    section: /^(?:Chronique pascale|Annales royales).*, an (\d+)(?:–(\d+))?/,
    yearOf: julianYear,
    margin: 1,
  },
  {
    // Théophane's year y of the world begins in the autumn before Julian year y − 5492; his dates often lag by two years.
    name: 'Théophane',
    section: /^Théophane.*, année du monde (\d+)(?:–(\d+))?/,
    yearOf: (day: JulianDay) => julianYear(day) + 5492,
    margin: 3,
  },
] as const;

const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(ANNALS)('a year of $name', ({ section, yearOf, margin }) => {
  const citations = loadTimeline().entries.flatMap(({ id, from, to, sources }) =>
    sources.flatMap((source) => {
      const [, firstYear, lastYear = firstYear] = section.exec(withPlainSpaces(source)) ?? [];
      return firstYear === undefined
        ? []
        : [{ id, source, firstYear: Number(firstYear), lastYear: Number(lastYear), from, to }];
    }),
  );

  it('is cited only for events that the work can contain', () => {
    const misdated = citations.filter(
      ({ firstYear, lastYear, from, to }) =>
        lastYear < yearOf(from) - margin || firstYear > yearOf(to) + margin,
    );
    expect(misdated.map(({ id, source }) => `${id} : ${source}`)).toEqual([]);
  });
});
