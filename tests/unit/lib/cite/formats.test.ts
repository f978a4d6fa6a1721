/** @jest-environment node */
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { Cite } from '@citation-js/core';
import fc from 'fast-check';
import { toBibtex } from '@/lib/cite/bibtex';
import { fromCsl, toCsl } from '@/lib/cite/csl';
import { toIso690 } from '@/lib/cite/iso690';
import { oneLine, type PageReference } from '@/lib/cite/reference';
import { toRis } from '@/lib/cite/ris';
import { forAll } from '@/tests/fixtures/runners/property';
import { REFERENCE } from '@/tests/fixtures/reference';

const DAY = { year: 2026, month: 11, day: 28 };
const ACCESS = { day: DAY, second: 754.9 };

/** Reads a reference back with a published parser. */
const parseCitation = (citation: unknown, forceType: string) =>
  new Cite(citation, { forceType }).data[0] ?? {};

const date = (year: number, month: number, day: number) => ({
  'date-parts': [[year, month, day]],
});

/** Texts with characters that some format would interpret. */
const texts = fc
  .array(
    fc.constantFrom(
      ...['{', '}', '\\', '&', '%', '$', '#', '_', '~', '^', '"', '<', ',', '@', '=', '-'],
      ...['é', 'û', 'œ', '’', '«', 'مكة', '🏹', ' ', '\n', '\r\n', '\t', '\u2028', 'TY  - '],
      ...['a', 'b', 'and', 'Badr', '1'],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => `A${parts.join('')}z`);

const days = fc.record({
  year: fc.integer({ min: 1990, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

const references: fc.Arbitrary<PageReference> = fc.record({
  kind: fc.constantFrom('page', 'episode', 'data'),
  title: texts,
  author: texts,
  site: texts,
  address: fc.constantFrom('https://a.example/', 'https://a.example/outils/frise/hegire'),
  published: fc.option(days),
  modified: days,
});

describe('a page cited in French by ISO 690', () => {
  it('has its author, medium, dates and address, the site once', () => {
    expect(toIso690(REFERENCE, null)).toBe(
      'Chroniques de l’Islam. Épisode 9 : Badr & Uhud [podcast]. 27 juillet 2025, mis à jour le 27 novembre 2026. Disponible à l’adresse\u00a0: https://chroniques.example/episodes/badr',
    );
    expect(
      toIso690({ ...REFERENCE, kind: 'page', author: 'A. Martin', published: null }, null),
    ).toBe(
      'A. Martin. Épisode 9 : Badr & Uhud [en ligne]. Chroniques de l’Islam. Mis à jour le 27 novembre 2026. Disponible à l’adresse\u00a0: https://chroniques.example/episodes/badr',
    );
  });

  it('has the day of access and the cited second, in words and in the address', () => {
    expect(toIso690(REFERENCE, ACCESS)).toMatch(
      /\[podcast\], à 12\u00a0min\u00a034\. .* \[consulté le 28 novembre 2026\]\. .*badr\?t=754$/,
    );
  });

  it('is one line with its whole title and author, whatever their characters', () => {
    forAll(references, (reference) => {
      const text = toIso690(reference, ACCESS);
      expect(text).not.toMatch(/[\n\r\t\u2028]/);
      expect(text).toContain(oneLine(reference.title));
      expect(text.startsWith(oneLine(reference.author))).toBe(true);
    });
  });
});

describe('a page cited for programs, read back by a published parser', () => {
  it('is the same page in BibTeX', () => {
    expect(parseCitation(toBibtex(REFERENCE, ACCESS), '@biblatex/text')).toMatchObject({
      type: 'webpage',
      title: REFERENCE.title,
      author: [{ family: REFERENCE.author }],
      issued: date(2025, 7, 27),
      accessed: date(2026, 11, 28),
      URL: 'https://chroniques.example/episodes/badr?t=754',
    });
  });

  it('is the same page in RIS', () => {
    expect(parseCitation(toRis(REFERENCE, ACCESS), '@ris/file')).toMatchObject({
      title: REFERENCE.title,
      author: [{ literal: REFERENCE.author }],
      issued: date(2025, 7, 27),
      accessed: date(2026, 11, 28),
      URL: 'https://chroniques.example/episodes/badr?t=754',
    });
  });

  it('is the same page in CSL-JSON', () => {
    expect(
      parseCitation(JSON.parse(toCsl(REFERENCE, ACCESS)), '@csl/list+object'),
    ).toMatchObject({
      type: 'broadcast',
      title: REFERENCE.title,
      author: [{ literal: REFERENCE.author }],
      issued: date(2025, 7, 27),
      accessed: date(2026, 11, 28),
      URL: 'https://chroniques.example/episodes/badr?t=754',
    });
  });

  it('keeps its title and author in BibTeX, with balanced braces, whatever their characters', () => {
    forAll(references, (reference) => {
      const text = toBibtex(reference, null);
      expect(text.split('{')).toHaveLength(text.split('}').length);
      for (const dialect of ['@bibtex/text', '@biblatex/text']) {
        const { title, author } = parseCitation(text, dialect);
        expect(title).toBe(oneLine(reference.title));
        expect(author).toEqual([{ family: oneLine(reference.author) }]);
      }
    });
  });

  it('keeps its title in RIS, with a tag on each line, whatever its characters', () => {
    forAll(references, (reference) => {
      const text = toRis(reference, ACCESS);
      for (const line of text.split('\n')) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
      expect(parseCitation(text, '@ris/file').title).toBe(oneLine(reference.title));
    });
  });

  it('is restored whole from CSL-JSON, whatever its characters', () => {
    forAll(references, (reference) => {
      expect(fromCsl(toCsl(reference, null))).toEqual(reference);
    });
    forAll(fc.json(), (json) => expect(() => fromCsl(json)).not.toThrow());
  });
});
