import { storyNeighbours } from '@/lib/episodes/story/story';

const episode = (slug: string, number?: number) => ({
  slug,
  category: number === undefined ? 'Hors série' : 'La naissance de l’Islam',
  years: { from: 570, to: number === undefined ? 2024 : 632, label: '' },
  ...(number !== undefined && { number }),
});

const firstEpisode = episode('l-arabie', 1);
const secondEpisode = episode('les-empires', 2);
const thirdEpisode = episode('la-mecque', 3);
const specialEpisode = episode('hors-serie');
const newestFirst = [specialEpisode, thirdEpisode, secondEpisode, firstEpisode];

it.each([
  ['l-arabie', null, secondEpisode],
  ['les-empires', firstEpisode, thirdEpisode],
  ['la-mecque', secondEpisode, specialEpisode],
  ['hors-serie', thirdEpisode, null],
  ['nulle-part', null, null],
])('the neighbours of %p in the story are %p and %p', (slug, previous, next) => {
  expect(storyNeighbours(newestFirst, slug)).toEqual({ previous, next });
});
