import { GRADES } from '@/lib/genealogy/record';
import { DATE_GRADES, type Place } from '@/lib/map/places/place';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { mapIds, loadMap } from '@/lib/server/content/maps';
import { readContent } from '@/lib/server/content/records';
import { loadPlaces } from '@/lib/server/content/references';
import { AboutSchema } from '@/lib/site/about';

const places = [...loadPlaces().values()];
const idsWhere = (isSo: (place: Place) => boolean): readonly string[] =>
  places.filter(isSo).map(({ id }) => id);

/** Authors within the Muslim tradition, none of whom alone establishes a date of the 7th century. */
const TRADITION = /^(Coran|Ibn |al-|Encyclopaedia of Islam)/;

/** Years of works written within two centuries of their subject. */
const OLD =
  /^(?:(?:vers |début du |milieu du |fin du )?(?:[67]\d\d|VIIe|VIIIe|IXe)|\d+ \p{L}+ [67]\d\d)/u;

it('the about page explains every grade that a place, a date or a person has, and no other', () => {
  const { levels } = readContent(AboutSchema, 'about.json').method;
  const explained = levels.map(({ name }) => name.toLocaleLowerCase('fr'));
  expect(explained.toSorted()).toEqual([...new Set([...DATE_GRADES, ...GRADES])].toSorted());
});

describe('the grade of a date', () => {
  const onMaps = mapIds().flatMap((id) => loadMap(id).record.places);

  it('is one on all maps that show a place under one name, as are its year and how sure its point is', () => {
    const gradesByName = new Map<string, Set<string>>();
    for (const { name, year, certainty } of onMaps) {
      const grades = [year, certainty.date, certainty.place].join(', ');
      gradesByName.set(name, (gradesByName.get(name) ?? new Set()).add(grades));
    }
    expect([...gradesByName].filter(([, grades]) => grades.size > 1)).toEqual([]);
    expect(gradesByName.size).toBeLessThan(onMaps.length);
  });

  it('has a reason, unless the date is simply established', () => {
    expect(
      idsWhere(
        ({ certainty: { date, dateNote } }) => date !== 'établi' && dateNote === undefined,
      ),
    ).toEqual([]);
  });
});

describe('an established date', () => {
  const established = places.filter(({ certainty }) => certainty.date === 'établi');

  it('has a witness outside of the Muslim narratives, or a document of the time', () => {
    const alone = established.filter(
      ({ sources, certainty }) =>
        sources.every(({ author }) => TRADITION.test(author)) &&
        !/papyrus|inscription|monnaie/i.test(certainty.dateNote ?? ''),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('is not of a battle or a siege that the Muslim narratives alone date', () => {
    const isOfOldOthers = ({ author, year = '' }: Place['sources'][number]): boolean =>
      !TRADITION.test(author) && OLD.test(year);
    const dated = established.filter(
      ({ type, sources }) => type === 'battle' && !sources.some(isOfOldOthers),
    );
    expect(dated.map(({ id }) => id)).toEqual([]);
  });

  it('is none that its own note calls a convention, or attributes to narratives', () => {
    const taken = established.filter(({ certainty: { dateNote = '' } }) =>
      /convention|année affichée|n’est que|récits|tradition/.test(dateNote),
    );
    expect(taken.map(({ id }) => id)).toEqual([]);
  });
});

it.each([
  [
    'conventional',
    'conventionnel',
    'its year is only shown',
    /convention|année affichée|n’est que/,
  ],
  ['traditional', 'selon la tradition', 'narratives, months or years give it', /\p{L}{4}/u],
  [
    'disputed',
    'discuté',
    'there is a variant beside the year',
    /d’autres|certains|selon les (auteurs|traditions)|donne l’an|selon al-|antérieure/,
  ],
])('a %s date (%s) says that %s', (_, grade, _what, pattern) => {
  expect(
    idsWhere(
      ({ certainty: { date, dateNote = '' } }) => date === grade && !pattern.test(dateNote),
    ),
  ).toEqual([]);
});

describe('a person of the tree', () => {
  const { people } = loadGenealogy().record;

  it('has a reference of their own', () => {
    const bare = people.filter(({ sources }) => sources.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('is established only by the Coran, or by what was written outside of the Muslim narratives', () => {
    const alone = people.filter(
      ({ certainty, sources }) =>
        certainty === 'établi' &&
        sources.every(({ author }) => author !== 'Coran' && TRADITION.test(author)),
    );
    expect(people.some(({ certainty }) => certainty === 'établi')).toBe(true);
    expect(alone.map(({ id }) => id)).toEqual([]);
  });
});
