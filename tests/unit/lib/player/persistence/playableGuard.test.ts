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

describe('an episode that comes from outside', () => {
  it.each([
    ['as the feed tells it', badr],
    ['with its pictures', { ...badr, imageUrl: '/covers/badr.webp', artwork }],
    ['without a sound of its own', { ...badr, audioUrl: undefined }],
    ['of an unknown length', { ...badr, announcedDuration: undefined }],
  ])('can be played %s', (_, episode) => {
    expect(isPlayable(episode)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a sentence', 'Erreur'],
    ['a list', [badr]],
    ['an episode without an id', { ...badr, id: undefined }],
    ['an episode whose address is no text', { ...badr, audioUrl: 5 }],
    ['an episode of a negative length', { ...badr, announcedDuration: -1 }],
    ['an episode of a length that is no number', { ...badr, announcedDuration: NaN }],
    ['an episode whose picture has no address', { ...badr, artwork: [{ sizes: '192x192' }] }],
  ])('cannot when it is %s', (_, value) => {
    expect(isPlayable(value)).toBe(false);
  });
});
