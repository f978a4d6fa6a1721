import { detailedTitle, headTitle } from '@/lib/seo/headTitle';

const NAME = 'Chroniques de l’Islam';

it('the title in a page’s head is followed by the site’s name where both fit into 75 characters', () => {
  const longest = 'a'.repeat(75 - ` – ${NAME}`.length);
  expect(headTitle(longest, NAME)).toBe(longest);
});

it('the title in a page’s head stands alone where they do not', () => {
  const title = 'L’Arabie unifiée et la mort du Prophète (épisode 11)';
  expect(headTitle(title, NAME)).toEqual({ absolute: title });
});

it('a title with a detail carries it where both fit into 75 characters, and leaves it out where they do not', () => {
  const detail = 'automne 547';
  const longest = 'a'.repeat(75 - ` (${detail})`.length);
  expect(detailedTitle(longest, detail)).toBe(`${longest} (${detail})`);
  expect(detailedTitle(`${longest}a`, detail)).toBe(`${longest}a`);
});
