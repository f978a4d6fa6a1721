import fc from 'fast-check';
import { createSpellings } from '@/lib/episodes/search/spellings';
import { pairWords } from '@/lib/episodes/search/pairWords';
import { soundOf } from '@/lib/text/sound';
import { foldWord } from '@/lib/episodes/search/words';
import { forAll } from '@/tests/fixtures/runners/property';

const phoneticKey = (name: string) => soundOf(foldWord(name));

describe('the phonetic key of a name', () => {
  it.each([
    ['Khadîja', 'Khadidja', 'Khadija', 'KHADÎJAH'],
    ['Muhammad', 'Mohammed', 'Mohamed', 'Mouhammad'],
    ['Quraysh', 'Quraych', 'Koreish', 'Koraïch', 'Qoraysh'],
    ['Ka’ba', 'Kaaba', 'Kaba', 'Caaba'],
    ['Hudaybiyya', 'Houdaybiya', 'Hudaibiya'],
    ['Wâdî', 'Ouadi', 'Wadi'],
    ['Mecque', 'Makka', 'Mecca', 'Makkah'],
    ['Médine', 'Medina', 'Madînah'],
    ['Uthmân', 'Othman', 'Outhman'],
    ['Husayn', 'Hussein'],
    ['Qur’ân', 'Coran', 'Koran', 'Quran'],
    ['Chahada', 'Shahâda'],
  ])('is the same for %s and %s', (name, ...variants) => {
    for (const variant of variants) expect(phoneticKey(variant)).toBe(phoneticKey(name));
  });

  it('keeps different names apart', () => {
    const names = ['Badr', 'Uhud', 'Khaybar', 'Hirâ’', 'Hâshim', 'Hunayn', 'Bilâl', 'Zayd'];
    expect(new Set(names.map(phoneticKey)).size).toBe(names.length);
  });

  it('exists for any word', () => {
    forAll(fc.string(), (text) => typeof phoneticKey(text) === 'string');
  });
});

describe('the spellings of names', () => {
  const { soundsOf } = createSpellings(
    ['Muhammad', 'Abû Bakr al-Siddîq', 'Hijâz'],
    [
      ['Muhammad', 'Mahomet'],
      ['Négus', 'najāshī'],
      ['Mois sacrés', 'al-ashhur al-ḥurum'],
    ],
  );

  it('are absent for a word that is not a name', () => {
    expect(soundsOf('pour')).toEqual([]);
  });

  it('include each word of a name', () => {
    expect(soundsOf('siddiq')).toEqual([soundOf('siddiq')]);
  });

  it('include, for each name of a group, the others of the group', () => {
    expect(soundsOf('mohamed')).toContain(soundOf('mahomet'));
    expect(soundsOf('mahomet')).toContain(soundOf('muhammad'));
    expect(soundsOf('negus')).toContain(soundOf('najashi'));
  });

  it('do not mix the words of a longer term', () => {
    expect(soundsOf('mois')).toEqual([]);
  });
});

it('a name and its form in Arabic script are paired word by word, the article aside', () => {
  expect(pairWords('La Mecque', 'مكة')).toEqual([['mecque', 'مكه']]);
  expect(pairWords('Dhû Qâr', 'ذو قار')).toEqual([
    ['dhu', 'ذو'],
    ['qar', 'قار'],
  ]);
  expect(foldWord('الطائف')).toBe(foldWord('طائف'));
});

it('a name and its form in Arabic script are not paired when their numbers of words differ', () => {
  expect(pairWords('Badr', 'غزوة بدر')).toEqual([]);
});
