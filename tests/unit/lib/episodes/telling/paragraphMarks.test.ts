import { paragraphMarks } from '@/lib/episodes/telling/paragraphMarks';
import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import type { DateGrade } from '@/lib/map/places/place';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPlaces } from '@/lib/server/content/references';

const [medine, badr] = loadPlaces().values();
if (!medine || !badr) throw new Error('Two places are expected.');

let sentence = 0;
const passage = (
  place: Passage['place'],
  words?: string,
  grade: DateGrade = 'établi',
): Passage => ({
  at: `c1-p1-s${(sentence += 1)}`,
  place,
  date: words === undefined ? null : { from: 600, to: 600, words, grade },
});

/** Formats the marks as words. */
const marksAsWords = (...passages: readonly Passage[]) =>
  paragraphMarks(passages).map(({ places, dates, grade }) =>
    [...places.map(({ id }) => id), ...dates.map(({ words }) => words), grade && `(${grade})`]
      .filter(Boolean)
      .join(' '),
  );

describe('the marks of a paragraph', () => {
  it('name a place once, with each of its dates once and the least certain of their grades', () => {
    expect(
      marksAsWords(
        passage(medine, '622'),
        passage(medine, 'vers 617', 'selon la tradition'),
        passage(medine, '622'),
      ),
    ).toEqual([`${medine.id} 622 vers 617 (selon la tradition)`]);
    expect(
      marksAsWords(
        passage(medine, '622', 'établi'),
        passage(medine, '622', 'discuté'),
        passage(medine, '622'),
      ),
    ).toEqual([`${medine.id} 622 (discuté)`]);
  });

  it('name a place of two maps once', () => {
    const sameOnOtherMap = { ...medine, id: 'autre', mapId: 'autre' };
    expect(
      marksAsWords(passage(medine, '622'), passage(sameOnOtherMap, '622', 'discuté')),
    ).toEqual([`${medine.id} 622 (discuté)`]);
  });

  it('give a date once for all its places, and a repeated grade once', () => {
    expect(marksAsWords(passage(medine, '624'), passage(badr, '624'))).toEqual([
      `${medine.id} ${badr.id} 624 (établi)`,
    ]);
    expect(marksAsWords(passage(medine, '624'), passage(badr, 'mars 624'))).toEqual([
      `${medine.id} 624`,
      `${badr.id} mars 624 (établi)`,
    ]);
    expect(
      marksAsWords(passage(medine, '624', 'discuté'), passage(badr), passage(null, '624')),
    ).toEqual([badr.id, `${medine.id} 624 (discuté)`, '624 (établi)']);
  });

  it('are none without places and dates', () => {
    expect(marksAsWords(passage(null))).toEqual([]);
  });

  it('name each place and give each grade once per paragraph, in every episode', () => {
    for (const { passages } of loadEpisodes()) {
      const paragraphOf = ({ at }: Passage) => at.replace(/-s\d+$/, '');
      for (const paragraph of new Set(passages.map(paragraphOf))) {
        const ownPassages = passages.filter((passage) => paragraphOf(passage) === paragraph);
        const marks = paragraphMarks(ownPassages);
        const ids = marks.flatMap(({ places }) => places.map(({ name }) => nameOnMap(name)));
        const grades = marks.flatMap(({ grade }) => grade ?? []);
        expect([ownPassages[0]?.at, new Set(ids).size, new Set(grades).size]).toEqual([
          ownPassages[0]?.at,
          ids.length,
          grades.length,
        ]);
      }
    }
  });
});
