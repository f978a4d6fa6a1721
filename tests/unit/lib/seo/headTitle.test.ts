import { detailedTitle, headTitle } from '@/lib/seo/headTitle';

const NAME = 'Chroniques de l’Islam';

it('the title in a page’s head is followed by the site’s name where both fit into 75 characters', () => {
  const longestTitle = 'a'.repeat(75 - ` – ${NAME}`.length);
  expect(headTitle(longestTitle, NAME)).toBe(longestTitle);
});

it('the title in a page’s head has no site name where both exceed 75 characters', () => {
  const title = 'L’Arabie unifiée et la mort du Prophète (épisode 11)';
  expect(headTitle(title, NAME)).toEqual({ absolute: title });
});

it('a title contains its detail where both fit into 75 characters, and omits the detail otherwise', () => {
  const detail = 'automne 547';
  const longestTitle = 'a'.repeat(75 - ` (${detail})`.length);
  expect(detailedTitle(longestTitle, detail)).toBe(`${longestTitle} (${detail})`);
  expect(detailedTitle(`${longestTitle}a`, detail)).toBe(`${longestTitle}a`);
});
