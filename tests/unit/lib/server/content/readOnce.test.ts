import '@/tests/fixtures/fixedProject';
import fs from 'node:fs';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadMap } from '@/lib/server/content/maps';
import { readOnce } from '@/lib/server/content/readOnce';
import { loadSite } from '@/lib/server/content/site';

const asIn = (environment: 'production' | 'development') =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });

afterEach(() => jest.restoreAllMocks());

describe('content, once the site is built', () => {
  it('is read from the disk for the first request, and not for those after it', () => {
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

describe('what is read once', () => {
  it('is read for each name', () => {
    asIn('production');
    const read = jest.fn((name: string) => `${name} !`);
    const remembered = readOnce(read);
    expect(['badr', 'uhud', 'badr'].map((name) => remembered(name))).toEqual([
      'badr !',
      'uhud !',
      'badr !',
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('may be nothing', () => {
    asIn('production');
    const read = jest.fn(() => null);
    const remembered = readOnce(read);
    expect([remembered(), remembered()]).toEqual([null, null]);
    expect(read).toHaveBeenCalledTimes(1);
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

  it('is read again while the site is worked on', () => {
    asIn('development');
    const read = jest.fn(() => 'lu');
    const remembered = readOnce(read);
    remembered();
    remembered();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
