/** @jest-environment node */
import { DATE_GRADES, type Place } from '@/lib/map/places/place';
import { readContent } from '@/lib/server/content/records';
import { loadPlaces } from '@/lib/server/content/references';
import { AboutSchema } from '@/lib/site/about';

const places = [...loadPlaces().values()];
const idsWhere = (isSo: (place: Place) => boolean): readonly string[] =>
  places.filter(isSo).map(({ id }) => id);

/** Those who write within the Muslim tradition: none of them dates an event of the 7th century on their own. */
const TRADITION = /^(Coran|Ibn |al-|Encyclopaedia of Islam)/;

describe('The grade of a date', () => {
  test('is explained by the about page, under the name that the places give it', () => {
    const { levels } = readContent(AboutSchema, 'about.json').method;
    expect(levels.map(({ name }) => name.toLocaleLowerCase('fr'))).toEqual([...DATE_GRADES]);
  });

  test('says why, unless the date is simply established', () => {
    const silent = idsWhere(
      ({ certainty: { date, dateNote } }) => date !== 'établi' && dateNote === undefined,
    );
    expect(silent).toEqual([]);
  });
});

describe('An established date', () => {
  const established = places.filter(({ certainty }) => certainty.date === 'établi');

  test('has a witness outside of the Muslim narratives, or a document of the time', () => {
    const alone = established.filter(
      ({ sources, certainty }) =>
        sources.every(({ author }) => TRADITION.test(author)) &&
        !/papyrus|inscription|monnaie/i.test(certainty.dateNote ?? ''),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  test('is not of a battle or a siege that the Muslim narratives alone date', () => {
    const dated = established.filter(
      ({ type, sources }) =>
        type === 'battle' && sources.some(({ author }) => TRADITION.test(author)),
    );
    expect(dated.map(({ id }) => id)).toEqual([]);
  });

  test('is none that its own note calls a convention, or takes from narratives', () => {
    const taken = established.filter(({ certainty: { dateNote = '' } }) =>
      /convention|année affichée|n’est que|récits|tradition/.test(dateNote),
    );
    expect(taken.map(({ id }) => id)).toEqual([]);
  });
});

test('A conventional date says that its year is only shown', () => {
  const unsaid = idsWhere(
    ({ certainty: { date, dateNote = '' } }) =>
      date === 'conventionnel' && !/convention|année affichée|n’est que/.test(dateNote),
  );
  expect(unsaid).toEqual([]);
});

test('A date of the tradition says which narratives, months or years give it', () => {
  const bare = idsWhere(
    ({ certainty: { date, dateNote = '' } }) =>
      date === 'selon la tradition' && !/\p{L}{4}/u.test(dateNote),
  );
  expect(bare).toEqual([]);
});

test('A disputed date gives the variant beside the year', () => {
  const single = idsWhere(
    ({ certainty: { date, dateNote = '' } }) =>
      date === 'discuté' &&
      !/d’autres|certains|selon les (auteurs|traditions)|donne l’an|selon al-|antérieure/.test(
        dateNote,
      ),
  );
  expect(single).toEqual([]);
});
