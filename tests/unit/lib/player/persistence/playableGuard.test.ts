/** @jest-environment node */
import { isPlayable } from '@/lib/player/persistence/playableGuard';

const badr = {
  id: 'urn:badr',
  title: 'Badr',
  author: 'Une voix',
  audioUrl: 'https://audio.example/badr.mp3',
  announcedDuration: 337,
};
const artwork = [{ src: '/covers/badr.webp', sizes: '192x192', type: 'image/webp' }];

describe('a decoded episode', () => {
  it.each([
    ['with the fields of the feed', badr],
    ['with its pictures', { ...badr, imageUrl: '/covers/badr.webp', artwork }],
    ['without audio of its own', { ...badr, audioUrl: undefined }],
    ['of an unknown length', { ...badr, announcedDuration: undefined }],
  ])('can be played %s', (_, episode) => {
    expect(isPlayable(episode)).toBe(true);
  });

  it.each([null, 'Erreur', [badr]])(
    'cannot be played when its value is no episode: %j',
    (value) => {
      expect(isPlayable(value)).toBe(false);
    },
  );

  it.each([
    ...[{ id: undefined }, { title: 3 }, { author: null }, { audioUrl: 5 }, { pageUrl: {} }],
    ...[{ announcedDuration: -1 }, { announcedDuration: NaN }, { announcedDuration: 'long' }],
    ...[
      { artwork: 'x' },
      { artwork: [{ sizes: '192x192' }] },
      { artwork: [{ src: '/a.jpg' }] },
    ],
  ])('cannot be played with an invalid field: %j', (fields) => {
    expect(isPlayable({ ...badr, ...fields })).toBe(false);
  });
});
