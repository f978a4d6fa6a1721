import fc from 'fast-check';
import { parseFeedDate } from '@/lib/feed/read/date';
import { forAll } from '@/tests/fixtures/runners/property';

describe('an episode’s date', () => {
  it.each([
    ['RFC 822 in UTC', 'Sun, 01 Jun 2025 06:00:00 GMT', '2025-06-01T06:00:00.000Z'],
    ['a numeric zone', 'Sun, 01 Jun 2025 08:00:00 +0200', '2025-06-01T06:00:00.000Z'],
    ['a zone with a colon', '1 Jun 2025 08:00:00 +02:00', '2025-06-01T06:00:00.000Z'],
    ['Paris in summer', 'Sun, 01 Jun 2025 08:00:00 CEST', '2025-06-01T06:00:00.000Z'],
    ['Paris in winter', 'Wed, 01 Jan 2025 08:00:00 CET', '2025-01-01T07:00:00.000Z'],
    ['a zone of America', 'Tue, 03 Jun 2025 22:00:00 PST', '2025-06-04T06:00:00.000Z'],
    ['an offset with a name', '3 Jun 2025 02:00:00 GMT-0400 (EDT)', '2025-06-03T06:00:00.000Z'],
    ['no seconds', 'Mon, 02 Jun 2025 06:00 GMT', '2025-06-02T06:00:00.000Z'],
    ['the month “Sept”', 'Mon, 01 Sept 2025 06:00:00 GMT', '2025-09-01T06:00:00.000Z'],
    ['a whole month name', 'Mon, 1 September 2025 06:00:00 +0000', '2025-09-01T06:00:00.000Z'],
    ['the month first', 'Mon, May 25 2020 06:00:00 +0000', '2020-05-25T06:00:00.000Z'],
    ['an episode record', 'June 01, 2025', '2025-06-01T12:00:00.000Z'],
    ['two digits of year', '01 Jun 25 06:00:00 GMT', '2025-06-01T06:00:00.000Z'],
    ['two digits of the last century', '01 Jun 50 06:00:00 GMT', '1950-06-01T06:00:00.000Z'],
    [
      'the last two-digit year of this century',
      '01 Jun 49 06:00:00 GMT',
      '2049-06-01T06:00:00.000Z',
    ],
    ['three digits of year', '01 Jun 125 06:00:00 GMT', '2025-06-01T06:00:00.000Z'],
    ['the oldest year', '1900-01-01', '1900-01-01T12:00:00.000Z'],
    ['a leap second', '01 Jun 2025 05:59:60 GMT', '2025-06-01T06:00:00.000Z'],
    ['the farthest zone', '02 Jun 2025 06:00:00 +1459', '2025-06-01T15:01:00.000Z'],
    ['a French date', 'dim., 01 févr. 2026 06:00:00 +0100', '2026-02-01T05:00:00.000Z'],
    ['a French date in full', 'lundi 1er décembre 2025 06:00', '2025-12-01T06:00:00.000Z'],
    ['août without its accent', '15 aout 2025 06:00:00 GMT', '2025-08-15T06:00:00.000Z'],
    ['a day alone, at noon', 'Sun, 19 Dec 2021', '2021-12-19T12:00:00.000Z'],
    ['ISO 8601', '2024-02-03T10:00:00+01:00', '2024-02-03T09:00:00.000Z'],
    ['ISO 8601 with a fraction', '2024-02-03T10:00:00.123Z', '2024-02-03T10:00:00.000Z'],
    ['ISO without a zone, in UTC', '2024-02-03 10:00:00', '2024-02-03T10:00:00.000Z'],
    ['an ISO day alone', '2024-02-29', '2024-02-29T12:00:00.000Z'],
    ['the end of a day', 'Sun, 01 Jun 2025 24:00:00 GMT', '2025-06-02T00:00:00.000Z'],
    ['an unknown zone, as UTC', '01 Jun 2025 06:00:00 XYZ', '2025-06-01T06:00:00.000Z'],
  ])('%s is read (%s)', (_, text, iso) => {
    expect(parseFeedDate(text)).toBe(iso);
  });

  it.each([
    ['31 February', 'Mon, 31 Feb 2025 06:00:00 GMT'],
    ['29 February of a common year', '29 Feb 2025'],
    ['hour 25', '01 Jun 2025 25:00:00 GMT'],
    ['a year before radio', '1899-12-31'],
    ['minute 60', '01 Jun 2025 10:60:00 GMT'],
    ['second 61', '01 Jun 2025 10:00:61 GMT'],
    ['a second after the end of the day', '01 Jun 2025 24:00:01 GMT'],
    ['an offset of 15 hours', '01 Jun 2025 10:00:00 +1500'],
    ['an offset of 60 minutes', '01 Jun 2025 10:00:00 +0060'],
    ['a text longer than a date', `01 Jun 2025 (${'a'.repeat(87)})`],
    ['an ambiguous month', '01 jui 2025'],
    ['a word', 'hier'],
    ['nothing', ''],
    ['month 13', '2025-13-01'],
  ])('%s is no date', (_, text) => {
    expect(parseFeedDate(text)).toBeNull();
  });

  it('a named zone has its own offset from UTC, in hours', () => {
    const hours = {
      ...{
        UT: 0,
        UTC: 0,
        GMT: 0,
        Z: 0,
        WET: 0,
        WEST: 1,
        BST: 1,
        CET: 1,
        MEZ: 1,
        CEST: 2,
        MESZ: 2,
      },
      ...{ EET: 2, EEST: 3, MSK: 3, AST: -4, ADT: -3, EST: -5, EDT: -4, CST: -6, CDT: -5 },
      ...{ MST: -7, MDT: -6, PST: -8, PDT: -7 },
    };
    for (const [zone, offset] of Object.entries(hours))
      expect(parseFeedDate(`02 Jun 2025 12:00 ${zone}`)).toBe(
        new Date(Date.UTC(2025, 5, 2, 12 - offset)).toISOString(),
      );
  });

  it('the RFC 822 dates that JavaScript writes are read back to the second', () => {
    forAll(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const date = new Date(seconds * 1000);
      expect(parseFeedDate(date.toUTCString())).toBe(date.toISOString());
      expect(parseFeedDate(date.toISOString())).toBe(date.toISOString());
    });
  });

  it('any text gives an ISO date or null', () => {
    forAll(fc.string(), (text) => {
      const iso = parseFeedDate(text);
      expect(iso === null || !Number.isNaN(Date.parse(iso))).toBe(true);
    });
  });
});
