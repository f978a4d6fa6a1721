import fc from 'fast-check';
import { titleParts } from '@/lib/episodes/title/titleParts';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { forAll } from '@/tests/fixtures/runners/property';

describe('the parts of a title', () => {
  it.each([
    [
      'the series that its category repeats, the number, and the subject',
      ['La naissance de l’Islam - ', 'Épisode 8 : ', 'Médine : naissance d’une communauté'],
      ['Médine : naissance d’une communauté', "La naissance de l'Islam"],
    ],
    [
      'the category and the subject, for a title without a number',
      ['Hors série : ', '', 'comment ?'],
      ['Comment ?', 'Hors série'],
    ],
    [
      'the subject alone when the title is short already',
      ['', '', 'Badr'],
      ['Badr', undefined],
    ],
  ] as const)('are %s', (_, [known, lead, subject], [short, category]) => {
    const title = known + lead + subject;
    expect(titleParts(title, short, category)).toEqual({ known, lead, subject });
  });

  it('form the whole title when joined, whatever the short title is', () => {
    forAll(fc.string(), fc.string(), fc.option(fc.string()), (title, short, category) => {
      const { known, lead, subject } = titleParts(title, short, category ?? undefined);
      expect(known + lead + subject).toBe(title);
    });
    for (const { title, shortTitle, category } of loadEpisodes()) {
      const { known, lead, subject } = titleParts(title, shortTitle, category);
      expect(known + lead + subject).toBe(title);
      expect(subject.toLowerCase()).toBe(shortTitle.toLowerCase());
    }
  });
});
