import { loadContent } from '@/lib/server/content/loadContent';

/** What somebody is of somebody else; « Mère » alone tells nobody of whom. */
const KINSHIP =
  /(?<!\p{L})(?:épouse|femme|mari|père|mère|fils|fille|oncle|tante|frère|sœur|cousine?|neveu|nièce|gendre|nourrice)(?!\p{L})/giu;

/** Up to the end of what is said of it, a person follows. */
const OF = /^[^;.(]*?(?:\(\d[^)]*\)[^;.(]*?)?(?<!\p{L})(?:de|du|des|d’)/u;

it('a role that says what somebody is of another says of whom', () => {
  const alone = [...loadContent().people.values()].flatMap(({ name, role }) =>
    [...role.matchAll(KINSHIP)].flatMap(({ 0: word, index }) =>
      OF.test(role.slice(index + word.length)) ? [] : [`${name} : ${role}`],
    ),
  );
  expect(alone).toEqual([]);
});
