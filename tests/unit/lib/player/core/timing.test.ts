/** @jest-environment node */
import { isTimingExact } from '@/lib/player/core/timing';
import { secured } from '@/lib/player/core/playable';

describe('isTimingExact', () => {
  it.each([
    [600, 600, true],
    [600, 612, true],
    [600, 588, true],
    [600, 613, false],
    [600, 587, false],
    [600, Number.NaN, true],
    [600, 0, true],
    [0, 600, true],
    [undefined, 600, true],
  ])('announced %p, played %p: %p', (announced, media, exact) => {
    expect(isTimingExact(announced, media)).toBe(exact);
  });
});

describe('secured', () => {
  it.each([
    ['http://host.example/a.mp3', 'https://site.example/', 'https://host.example/a.mp3'],
    ['http://host.example/a.mp3', 'http://localhost:3000/', 'http://host.example/a.mp3'],
    ['https://host.example/a.mp3', 'https://site.example/', 'https://host.example/a.mp3'],
    ['/audio/a.mp3', 'https://site.example/', '/audio/a.mp3'],
  ])('%s on %s is asked for as %s', (address, page, asked) => {
    expect(secured(address, page)).toBe(asked);
  });
});
