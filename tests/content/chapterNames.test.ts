import { createNameFinder, newNamesByChapter } from '@/tests/content/reading/properNames';
import { sentences } from '@/tests/content/reading/narrativeTexts';
import { episodeRecords } from '@/tests/content/reading/records';

/** Number of names that an ear can learn in a chapter. */
const MAX_NEW_NAMES = 4;

const namesIn = createNameFinder(sentences.map(({ text }) => text));

it('a chapter says at most four proper names that its episode has not said before', () => {
  const violations = episodeRecords.flatMap(({ slug, chapters }) =>
    newNamesByChapter(chapters, namesIn).flatMap((names, chapter) =>
      names.length > MAX_NEW_NAMES
        ? [`${slug}, chapter ${chapter + 1}: ${names.length} (${names.join(', ')})`]
        : [],
    ),
  );
  expect(violations).toEqual([]);
});

describe('the count of new names', () => {
  const chapter = (...sentencesOfChapter: readonly string[]) => ({
    title: 'Sans nom',
    paragraphs: [sentencesOfChapter],
  });

  const countOf = (...chapters: readonly ReturnType<typeof chapter>[]) =>
    newNamesByChapter(chapters, namesIn);

  it('joins the words of a name, and counts each name of an enumeration', () => {
    expect(
      countOf(
        chapter(
          'Umar ibn al-Khattâb, Abd al-Muttalib et al-Lât.',
          'Thomas le Presbytre, au Rub al-Khâlî.',
        ),
      ),
    ).toEqual([
      [
        'Umar ibn al-Khattâb',
        'Abd al-Muttalib',
        'al-Lât',
        'Thomas le Presbytre',
        'Rub al-Khâlî',
      ],
    ]);
  });

  it('counts names that start a sentence, follow an elision or stand in a mark, but no common word', () => {
    expect(
      countOf(
        chapter(
          'Héraclius quitte [Bosra](lieu:bosra).',
          'Al-Wâqidî parle d’Uhud.',
          'Dieu, dit le Coran, parle.',
          'Guettez !',
        ),
      ),
    ).toEqual([['Héraclius', 'Bosra', 'al-Wâqidî', 'Uhud']]);
  });

  it('counts a name once in an episode, whether in its long form, its short form or as a people', () => {
    expect(
      countOf(
        chapter('Il suit Zayd en Perse, chez les Banû Nadîr.'),
        chapter(
          'Ici, Zayd ibn Hâritha bat les Perses et les Nadîr ; Abdallâh vient avec Suhayl ibn Amr.',
        ),
        chapter('Là, Abdallâh ibn Rawâha répond à Suhayl, fils d’Amr.'),
      ),
    ).toEqual([['Zayd', 'Nadîr'], ['Abdallâh', 'Suhayl ibn Amr'], ['Abdallâh ibn Rawâha']]);
  });

  it('presumes the subject of the podcast and the geography of school, but no name of the story', () => {
    expect(
      countOf(
        chapter(
          'Ce jour-là, Muhammad quitte La Mecque pour Médine ; la Syrie est loin, et Bosra aussi.',
        ),
      ),
    ).toEqual([['Bosra']]);
  });
});
