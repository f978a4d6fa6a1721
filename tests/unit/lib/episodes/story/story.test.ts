import { storyNeighbours } from '@/lib/episodes/story/story';

const episode = (slug: string, number?: number) => ({
  slug,
  category: number === undefined ? 'Hors série' : 'La naissance de l’Islam',
  years: { from: 570, to: number === undefined ? 2024 : 632, label: '' },
  ...(number !== undefined && { number }),
});

const one = episode('l-arabie', 1);
const two = episode('les-empires', 2);
const three = episode('la-mecque', 3);
const outside = episode('hors-serie');
const newestFirst = [outside, three, two, one];

it.each([
  ['l-arabie', null, two],
  ['les-empires', one, three],
  ['la-mecque', two, outside],
  ['hors-serie', three, null],
  ['nulle-part', null, null],
])('the story has around %p before %p and after %p', (slug, previous, next) => {
  expect(storyNeighbours(newestFirst, slug)).toEqual({ previous, next });
});
