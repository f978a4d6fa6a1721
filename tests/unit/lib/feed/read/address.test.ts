import { resolveAddress } from '@/lib/feed/read/address';

const BASES = [null, 'https://show.example.org/notes/1', 'https://feeds.example.org/feed.xml'];

describe('an address written in a feed', () => {
  it.each([
    ['an absolute address is unchanged', 'http://a.org/b.mp3?t=1', 'http://a.org/b.mp3?t=1'],
    ['a relative address is resolved', '../a.mp3', 'https://show.example.org/a.mp3'],
    ['an absolute path is resolved', '/a.mp3', 'https://show.example.org/a.mp3'],
    ['an address without a scheme is resolved', '//a.org/b.mp3', 'https://a.org/b.mp3'],
    ['spaces are encoded', ' https://a.org/la mecque.mp3 ', 'https://a.org/la%20mecque.mp3'],
    ['brackets around the address are removed', '(https://a.org/b)', 'https://a.org/b'],
    [
      'encoded brackets before the address are removed',
      '%5Dhttps://a.org/b',
      'https://a.org/b',
    ],
  ])('%s', (_, written, resolved) => {
    expect(resolveAddress(written, BASES)).toBe(resolved);
  });

  it.each([
    ...['javascript:alert(1)', 'data:audio/mpeg;base64,AA', 'file:///etc/passwd'],
    ...['ftp://a.org/b', '', null],
  ])('%j is refused', (written) => {
    expect(resolveAddress(written, BASES)).toBeNull();
  });

  it('a relative address without a base is refused', () => {
    expect(resolveAddress('a.mp3', [])).toBeNull();
  });
});
