import '@/tests/fixtures/fixedProject';
import fs from 'node:fs';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadMap } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadSite } from '@/lib/server/content/site';

const setEnvironment = (environment: 'production' | 'development') =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });

afterEach(() => jest.restoreAllMocks());

describe('content, in production,', () => {
  it('is read from the disk for the first request only', () => {
    setEnvironment('production');
    const read = jest.spyOn(fs, 'readFileSync');
    const loadAll = () => [
      findEpisode('episode-09-badr-uhud-le-fosse'),
      loadSite(),
      loadMap('arabie'),
    ];
    const firstResults = loadAll();
    expect(read).toHaveBeenCalled();
    read.mockClear();
    expect(loadAll()).toEqual(firstResults);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a memoized value', () => {
  it('is read once for each argument', () => {
    setEnvironment('production');
    const read = jest.fn((name: string) => `${name} !`);
    const memoized = readOnce(read);
    const names = ['badr', 'uhud', 'badr'];
    expect(names.map((name) => memoized(name))).toEqual(['badr !', 'uhud !', 'badr !']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['once in production, even when null', 'production', 1],
    ['at each call in development', 'development', 2],
  ] as const)('is read %s', (_, environment, times) => {
    setEnvironment(environment);
    const read = jest.fn(() => null);
    const memoized = readOnce(read);
    expect([memoized(), memoized()]).toEqual([null, null]);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it('is read again after an error', () => {
    setEnvironment('production');
    const read = jest.fn(() => 'lu');
    read.mockImplementationOnce(() => {
      throw new Error('illisible');
    });
    const memoized = readOnce(read);
    expect(memoized).toThrow('illisible');
    expect(memoized()).toBe('lu');
  });
});
