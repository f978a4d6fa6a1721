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
const onDisk = (address: string): string =>
  join(process.cwd(), 'public', address.replace(ORIGIN, ''));

describe('the built-in feed of the real content', () => {
  it('has every episode, newest first, each guid once', () => {
    expect(items.map(({ guid }) => guid?.value)).toEqual(
      loadEpisodes().map(({ slug }) => slug),
    );
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
  });

  it('gives the real length of existing audio', () => {
    for (const { enclosures = [] } of items) {
      const [enclosure] = enclosures;
      if (!enclosure?.url?.startsWith(ORIGIN)) continue;
      expect(enclosure?.length).toBe(statSync(onDisk(enclosure?.url ?? '')).size);
      expect(enclosure?.type).toBe('audio/mpeg');
    }
  });

  it('puts OP3’s prefix, which counts downloads, before its audio addresses in the RSS text alone, with OP3=1', async () => {
    process.env.OP3 = '1';
    try {
      const counted = parseRssFeed(builtInXml()).items ?? [];
      const plain = items.map(({ enclosures }) => enclosures?.[0]?.url);
      expect(plain.every((address) => address?.startsWith(ORIGIN))).toBe(true);
      expect(counted.map(({ enclosures }) => enclosures?.[0]?.url)).toEqual(
        plain.map((address) => `https://op3.dev/e/${address}`),
      );
      const { list, episodes } = await loadBuiltInFeed();
      expect(new TextDecoder().decode(list)).not.toContain('op3');
      expect(episodes.map(({ audioUrl }) => audioUrl)).toEqual(plain);
    } finally {
      Reflect.deleteProperty(process.env, 'OP3');
    }
  });

  it('names existing transcripts and chapters only', () => {
    const made = new Set(loadEpisodes().map(({ path }) => ORIGIN + chaptersAddress(path)));
    for (const { podcast } of items) {
      for (const { url } of podcast?.transcripts ?? [])
        expect(existsSync(onDisk(url ?? ''))).toBe(true);
      const chapters = podcast?.chapters?.url;
      if (chapters !== undefined)
        expect(made.has(chapters) || existsSync(onDisk(chapters))).toBe(true);
    }
  });

  it('keeps notes within Apple’s 4000 bytes', () => {
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
    for (const [, quoted, bare] of addresses)
      expect(quoted ?? bare).toMatch(/^https?:\/\/\S+$/);
  });

  it('equals, when it is parsed as any other feed, the snapshot that the site serves', async () => {
    const served = await loadBuiltInFeed();
    const reading = await readFeed(new TextEncoder().encode(builtInXml()), {
      contentType: 'application/rss+xml; charset=utf-8',
      url: `${ORIGIN}/feed.xml`,
    });
    if (!reading.ok) throw new Error(reading.error.kind);
    expect(await deserializeFeed(reading.value)).toEqual(served);
    expect(reading.value.isRepaired).toBe(false);
  });

  it('equals the list that the site serves', async () => {
    const { episodes } = await loadBuiltInFeed();
    expect(episodes.map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid?.value));
    expect(episodes.map(({ audioUrl }) => audioUrl)).toEqual(
      items.map(({ enclosures }) => enclosures?.[0]?.url),
    );
    const own = loadEpisodes();
    for (const [rank, { audioUrl, link, guid }] of episodes.entries()) {
      expect(audioUrl).toBe(new URL(own[rank]?.audio.url ?? '', ORIGIN).href);
      expect(link).toBe(`${ORIGIN}/episodes/${guid}`);
    }
  });
});

describe('the `podcast:guid` of a feed', () => {
  it.each([
    ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
    ['http://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ])('at %s equals that of the example of Podcasting 2.0', (address, guid) => {
    expect(podcastGuid(address)).toBe(guid);
  });
});
