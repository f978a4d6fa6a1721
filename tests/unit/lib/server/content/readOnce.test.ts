import '@/tests/fixtures/fixedProject';
import fs from 'node:fs';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadMap } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadSite } from '@/lib/server/content/site';

const asIn = (environment: 'production' | 'development') =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });

afterEach(() => jest.restoreAllMocks());

describe('content, in production,', () => {
  it('is read from the disk for the first request only', () => {
    asIn('production');
    const read = jest.spyOn(fs, 'readFileSync');
    const ask = () => [
      findEpisode('episode-09-badr-uhud-le-fosse'),
      loadSite(),
      loadMap('arabie'),
    ];
    const first = ask();
    expect(read).toHaveBeenCalled();
    read.mockClear();
    expect(ask()).toEqual(first);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a memoized value', () => {
  it('is read for each name', () => {
    asIn('production');
    const read = jest.fn((name: string) => `${name} !`);
    const remembered = readOnce(read);
    const names = ['badr', 'uhud', 'badr'];
    expect(names.map((name) => remembered(name))).toEqual(['badr !', 'uhud !', 'badr !']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['once, though it be nothing', 'production', 1],
    ['again while the site is worked on', 'development', 2],
  ] as const)('is read %s', (_, environment, times) => {
    asIn(environment);
    const read = jest.fn(() => null);
    const remembered = readOnce(read);
    expect([remembered(), remembered()]).toEqual([null, null]);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it('is read again after an error', () => {
    asIn('production');
    const read = jest.fn(() => 'lu');
    read.mockImplementationOnce(() => {
      throw new Error('illisible');
    });
    const remembered = readOnce(read);
    expect(remembered).toThrow('illisible');
    expect(remembered()).toBe('lu');
  });
});
