import { chaptersAddress } from '@/lib/episodes/telling/chaptersFile';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { builtInXml, loadBuiltInFeed } from '@/lib/server/feed/builtIn';
import { readFeed } from '@/lib/server/feed/reader/readFeed';
import { deserializeFeed } from '@/lib/server/feed/reader/deserializeFeed';
import { podcastGuid } from '@/lib/server/feed/podcastGuid';
import { loadEpisodes } from '@/lib/server/content/episodes';

const ORIGIN = 'http://localhost:3000';
const feed = parseRssFeed(builtInXml());
const items = feed.items ?? [];

/** Returns the path of the file of `public/` behind an address. */
const publicPath = (address: string): string =>
  join(process.cwd(), 'public', address.replace(ORIGIN, ''));

describe('the built-in feed of the real content', () => {
  it('has every episode, newest first, each guid once', () => {
    expect(items.map(({ guid }) => guid?.value)).toEqual(
      loadEpisodes().map(({ slug }) => slug),
    );
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
  });

  it('has the real file size of existing audio', () => {
    for (const { enclosures = [] } of items) {
      const [enclosure] = enclosures;
      if (!enclosure?.url?.startsWith(ORIGIN)) continue;
      expect(enclosure?.length).toBe(statSync(publicPath(enclosure?.url ?? '')).size);
      expect(enclosure?.type).toBe('audio/mpeg');
    }
  });

  it('has OP3’s prefix, which counts downloads, before audio addresses in its XML only, with OP3=1', async () => {
    process.env.OP3 = '1';
    try {
      const countedItems = parseRssFeed(builtInXml()).items ?? [];
      const plainAddresses = items.map(({ enclosures }) => enclosures?.[0]?.url);
      expect(plainAddresses.every((address) => address?.startsWith(ORIGIN))).toBe(true);
      expect(countedItems.map(({ enclosures }) => enclosures?.[0]?.url)).toEqual(
        plainAddresses.map((address) => `https://op3.dev/e/${address}`),
      );
      const { list, episodes } = await loadBuiltInFeed();
      expect(new TextDecoder().decode(list)).not.toContain('op3');
      expect(episodes.map(({ audioUrl }) => audioUrl)).toEqual(plainAddresses);
    } finally {
      Reflect.deleteProperty(process.env, 'OP3');
    }
  });

  it('names existing transcripts and chapters only', () => {
    const generatedAddresses = new Set(
      loadEpisodes().map(({ path }) => ORIGIN + chaptersAddress(path)),
    );
    for (const { podcast } of items) {
      for (const { url } of podcast?.transcripts ?? [])
        expect(existsSync(publicPath(url ?? ''))).toBe(true);
      const chapters = podcast?.chapters?.url;
      if (chapters !== undefined)
        expect(generatedAddresses.has(chapters) || existsSync(publicPath(chapters))).toBe(true);
    }
  });

  it('has notes of at most 4000 bytes, Apple’s limit', () => {
    for (const { description = '', content } of items) {
      expect(Buffer.byteLength(description)).toBeLessThanOrEqual(4000);
      expect(Buffer.byteLength(content?.encoded ?? '')).toBeLessThanOrEqual(4000);
    }
  });

  it('contains no missing value written as a text', () => {
    expect(builtInXml()).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('has absolute addresses everywhere', () => {
    const addresses = [
      ...builtInXml().matchAll(/(?:href|url)="([^"]*)"|<(?:link|url)>([^<]*)</g),
    ];
    expect(addresses.length).toBeGreaterThan(items.length * 3);
    for (const [, attributeText, elementText] of addresses)
      expect(attributeText ?? elementText).toMatch(/^https?:\/\/\S+$/);
  });

  it('is parsed, like any other feed, to the snapshot that the site serves', async () => {
    const servedFeed = await loadBuiltInFeed();
    const reading = await readFeed(new TextEncoder().encode(builtInXml()), {
      contentType: 'application/rss+xml; charset=utf-8',
      url: `${ORIGIN}/feed.xml`,
    });
    if (!reading.ok) throw new Error(reading.error.kind);
    expect(await deserializeFeed(reading.value)).toEqual(servedFeed);
    expect(reading.value.isRepaired).toBe(false);
  });

  it('has the episodes of the list that the site serves', async () => {
    const { episodes } = await loadBuiltInFeed();
    expect(episodes.map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid?.value));
    expect(episodes.map(({ audioUrl }) => audioUrl)).toEqual(
      items.map(({ enclosures }) => enclosures?.[0]?.url),
    );
    const ownEpisodes = loadEpisodes();
    for (const [rank, { audioUrl, link, guid }] of episodes.entries()) {
      expect(audioUrl).toBe(new URL(ownEpisodes[rank]?.audio.url ?? '', ORIGIN).href);
      expect(link).toBe(`${ORIGIN}/episodes/${guid}`);
    }
  });
});

describe('the `podcast:guid` of a feed', () => {
  it.each([
    ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
    ['http://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ])('at %s equals the guid in the example of Podcasting 2.0', (address, guid) => {
    expect(podcastGuid(address)).toBe(guid);
  });
});
