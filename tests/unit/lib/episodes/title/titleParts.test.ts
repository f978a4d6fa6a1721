import fc from 'fast-check';
import { titleParts } from '@/lib/episodes/title/titleParts';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { forAll } from '@/tests/fixtures/property';

describe('the parts of a title', () => {
  it('are what the category says already, the number, and the subject', () => {
    expect(
      titleParts(
        'La naissance de l’Islam - Épisode 8 : Médine : naissance d’une communauté',
        'Médine : naissance d’une communauté',
        "La naissance de l'Islam",
      ),
    ).toEqual({
      known: 'La naissance de l’Islam - ',
      lead: 'Épisode 8 : ',
      subject: 'Médine : naissance d’une communauté',
    });
  });

  it('have no number outside of the series', () => {
    expect(titleParts('Hors série : comment ?', 'Comment ?', 'Hors série')).toEqual({
      known: 'Hors série : ',
      lead: '',
      subject: 'comment ?',
    });
  });

  it('are the subject alone when the title is short already', () => {
    expect(titleParts('Badr', 'Badr', undefined)).toEqual({
      known: '',
      lead: '',
      subject: 'Badr',
    });
  });

  it('are the whole title, whatever the short one is', () => {
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
