import { loadContent } from '@/lib/server/content/loadContent';

/** Terms of kinship, which need a complement: « Mère » alone does not say of whom. */
const KINSHIP =
  /(?<!\p{L})(?:épouse|femme|mari|père|mère|fils|fille|oncle|tante|frère|sœur|cousine?|neveu|nièce|gendre|nourrice)(?!\p{L})/giu;

/** Matches a complement (« de … ») within the same clause. */
const COMPLEMENT = /^[^;.(]*?(?:\(\d[^)]*\)[^;.(]*?)?(?<!\p{L})(?:de|du|des|d’)/u;

it('a role that is a kinship names the other person', () => {
  const violations = [...loadContent().people.values()].flatMap(({ name, role }) =>
    [...role.matchAll(KINSHIP)].flatMap(({ 0: word, index }) =>
      COMPLEMENT.test(role.slice(index + word.length)) ? [] : [`${name} : ${role}`],
    ),
  );
  expect(violations).toEqual([]);
});
