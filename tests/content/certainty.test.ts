import { KINSHIP_GRADES } from '@/lib/genealogy/record';
import { DATE_GRADES, type Place } from '@/lib/map/places/place';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { mapIds, loadMap } from '@/lib/server/content/maps';
import { readContent } from '@/lib/server/content/records';
import { loadPlaces } from '@/lib/server/content/references';
import { AboutSchema } from '@/lib/site/about';

const places = [...loadPlaces().values()];
const idsWhere = (matches: (place: Place) => boolean): readonly string[] =>
  places.filter(matches).map(({ id }) => id);

/** Authors within the Muslim tradition, none of whom alone establishes a date of the 7th century. */
const TRADITION_AUTHOR = /^(Coran|Ibn |al-|Encyclopaedia of Islam)/;

/** Years of works written within two centuries of their subject. */
const EARLY_WORK =
  /^(?:(?:vers |début du |milieu du |fin du )?(?:[67]\d\d|VIIe|VIIIe|IXe)|\d+ \p{L}+ [67]\d\d)/u;

it('the about page explains every grade that a place, a date or a person has, and no other', () => {
  const { levels } = readContent(AboutSchema, 'about.json').method;
  const explainedGrades = levels.map(({ name }) => name.toLocaleLowerCase('fr'));
  expect(explainedGrades.toSorted()).toEqual(
    [...new Set([...DATE_GRADES, ...KINSHIP_GRADES])].toSorted(),
  );
});

describe('the grade of a date', () => {
  const placesOnMaps = mapIds().flatMap((id) => loadMap(id).record.places);

  it('is the same on all maps that show a place under one name, as are the year and the certainty of position', () => {
    const gradesByName = new Map<string, Set<string>>();
    for (const { name, year, certainty } of placesOnMaps) {
      const grades = [year, certainty.date, certainty.place].join(', ');
      gradesByName.set(name, (gradesByName.get(name) ?? new Set()).add(grades));
    }
    expect([...gradesByName].filter(([, grades]) => grades.size > 1)).toEqual([]);
    expect(gradesByName.size).toBeLessThan(placesOnMaps.length);
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
  const establishedPlaces = places.filter(({ certainty }) => certainty.date === 'établi');

  it('has a witness outside of the Muslim narratives, or a document of the time', () => {
    const violations = establishedPlaces.filter(
      ({ sources, certainty }) =>
        sources.every(({ author }) => TRADITION_AUTHOR.test(author)) &&
        !/papyrus|inscription|monnaie/i.test(certainty.dateNote ?? ''),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is not of a battle or a siege that the Muslim narratives alone date', () => {
    const isEarlyOutsideWitness = ({ author, year = '' }: Place['sources'][number]): boolean =>
      !TRADITION_AUTHOR.test(author) && EARLY_WORK.test(year);
    const violations = establishedPlaces.filter(
      ({ type, sources }) => type === 'battle' && !sources.some(isEarlyOutsideWitness),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('has no note that calls the date a convention, or attributes the date to narratives', () => {
    const violations = establishedPlaces.filter(({ certainty: { dateNote = '' } }) =>
      /convention|année affichée|n’est que|récits|tradition/.test(dateNote),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

it.each([
  [
    'conventional',
    'conventionnel',
    'its year is only shown',
    /convention|année affichée|n’est que/,
  ],
  [
    'traditional',
    'selon la tradition',
    'narratives, months or years give the date',
    /\p{L}{4}/u,
  ],
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

  it('has at least one reference', () => {
    const violations = people.filter(({ sources }) => sources.length === 0);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is established only by the Coran, or by a work outside of the Muslim narratives', () => {
    const violations = people.filter(
      ({ certainty, sources }) =>
        certainty === 'établi' &&
        sources.every(({ author }) => author !== 'Coran' && TRADITION_AUTHOR.test(author)),
    );
    expect(people.some(({ certainty }) => certainty === 'établi')).toBe(true);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
