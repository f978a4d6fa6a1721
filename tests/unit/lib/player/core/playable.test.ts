import { toSecureAddress } from '@/lib/player/core/playable';
import { badr, setUpPlayer } from '@/tests/unit/lib/player/setUp';

it.each([
  ['http://host.example/a.mp3', 'https://site.example/', 'https://host.example/a.mp3'],
  ['http://host.example/a.mp3', 'http://localhost:3000/', 'http://host.example/a.mp3'],
  ['https://host.example/a.mp3', 'https://site.example/', 'https://host.example/a.mp3'],
  ['/audio/a.mp3', 'https://site.example/', '/audio/a.mp3'],
])('the audio address %s, on the page %s, is requested as %s', (address, page, requested) => {
  expect(toSecureAddress(address, page)).toBe(requested);
});

it('the player of a secure page requests an http address over https', () => {
  const base = document.createElement('base');
  base.href = 'https://site.example/';
  document.head.append(base);
  const { audio, player } = setUpPlayer();
  player.play({ ...badr, audioUrl: 'http://host.example/badr.mp3' });
  expect(audio.loads).toEqual(['https://host.example/badr.mp3']);
  base.remove();
});
