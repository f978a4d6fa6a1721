/** @jest-environment node */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { builtInXml, loadBuiltInFeed } from '@/lib/server/feed/builtIn';
import { podcastGuid } from '@/lib/server/feed/podcastGuid';
import { loadEpisodes } from '@/lib/server/episodes';

const ORIGIN = 'http://localhost:3000';
const feed = parseRssFeed(builtInXml());
const items = feed.items ?? [];

const onDisk = (address: string): string =>
  join(process.cwd(), 'public', address.replace(ORIGIN, ''));

describe('the built-in feed of the real content', () => {
  test('has every episode, newest first, each guid once', () => {
    expect(items.map(({ guid }) => guid?.value)).toEqual(
      loadEpisodes().map(({ slug }) => slug),
    );
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
  });

  test('gives the real length of audio that exists', () => {
    for (const { enclosures = [] } of items) {
      const [enclosure] = enclosures;
      expect(enclosure?.length).toBe(statSync(onDisk(enclosure?.url ?? '')).size);
      expect(enclosure?.type).toBe('audio/mpeg');
    }
  });

  test('names only transcripts and chapters that exist', () => {
    for (const { podcast } of items) {
      const addresses = [
        podcast?.chapters?.url,
        ...(podcast?.transcripts ?? []).map(({ url }) => url),
      ];
      for (const address of addresses) {
        expect(address === undefined || existsSync(onDisk(address))).toBe(true);
      }
    }
  });

  test('keeps notes within Apple’s 4000 bytes', () => {
    for (const { description = '', content } of items) {
      expect(Buffer.byteLength(description)).toBeLessThanOrEqual(4000);
      expect(Buffer.byteLength(content?.encoded ?? '')).toBeLessThanOrEqual(4000);
    }
  });

  test('has whole addresses everywhere', () => {
    const addresses = [
      ...builtInXml().matchAll(/(?:href|url)="([^"]*)"|<(?:link|url)>([^<]*)</g),
    ];
    expect(addresses.length).toBeGreaterThan(items.length * 3);
    for (const [, quoted, bare] of addresses)
      expect(quoted ?? bare).toMatch(/^https?:\/\/\S+$/);
  });

  test('agrees with the list that the site serves, because the list is read from it', async () => {
    const { episodes } = await loadBuiltInFeed();
    expect(episodes.map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid?.value));
    expect(episodes.map(({ audioUrl }) => audioUrl)).toEqual(
      items.map(({ enclosures }) => enclosures?.[0]?.url),
    );
    for (const { audioUrl, link, guid } of episodes) {
      expect(audioUrl).toBe(`${ORIGIN}/audio/${guid}.mp3`);
      expect(link).toBe(`${ORIGIN}/episodes/${guid}`);
    }
  });
});

describe('the identity of a podcast', () => {
  test.each([
    ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
    ['http://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ])('of %s is the one that Podcasting 2.0 gives as an example', (address, guid) => {
    expect(podcastGuid(address)).toBe(guid);
  });
});
