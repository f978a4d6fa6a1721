import { withoutSeries } from '@/lib/episodes/title/withoutSeries';

it.each([
  [
    'La naissance de l’Islam - Épisode 8 : Médine : naissance d’une communauté',
    'Médine : naissance d’une communauté',
  ],
  [
    'Hors série : Comment connaît-on la vie du Prophète ?',
    'Hors série : Comment connaît-on la vie du Prophète ?',
  ],
  ['Épisode 3 :', 'Épisode 3 :'],
])('the title « %s » is « %s » without its series', (title, subject) => {
  expect(withoutSeries(title)).toBe(subject);
});
