import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { loadContent } from '@/lib/server/content/loadContent';
import { toIsoDay } from '@/lib/time/longDate';
import { episodes, isoDay, maps } from '@/tests/e2e/content';

describe('the site map of content', () => {
  const entries = sitemap();
  const lastModifiedOf = (path: string) =>
    entries.find(({ url }) => new URL(url).pathname === path)?.lastModified;

  it('lists absolute addresses, each once, with `url` and `lastModified` as its only fields', () => {
    const places = [...maps.values()].flatMap((map) => map.places);
    expect(entries.length).toBeGreaterThan(episodes.length + maps.size + places.length);
    const addresses = entries.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((url) => !/^https?:\/\/[^?#]+$/.test(url))).toEqual([]);
    expect(addresses.filter((url) => url.includes('/embed'))).toEqual([]);
    const fields = new Set(entries.flatMap((entry) => Object.keys(entry)));
    expect([...fields].toSorted()).toEqual(['lastModified', 'url']);
  });

  it('dates a text by its last change or publication, and the lists by the newest episode', () => {
    const { modified } = loadContent();
    const modifiedDayOf = (path: string) => {
      const text = modified[path];
      return text ? toIsoDay(text.modified) : '';
    };
    const latest = (...days: readonly string[]) => days.toSorted().at(-1);
    for (const episode of episodes) {
      const path = `/episodes/${episode.slug}`;
      expect(lastModifiedOf(path)).toBe(latest(modifiedDayOf(path), isoDay(episode) ?? ''));
    }
    expect(lastModifiedOf('/episodes')).toBe(episodes[0] && isoDay(episodes[0]));
    expect(lastModifiedOf('/about')).toBe(modifiedDayOf('/about'));
    expect(lastModifiedOf('/contact')).toBeUndefined();
    for (const [id, { places }] of maps) {
      const path = `/outils/carte-interactive/${id}/${places[0]?.id}`;
      expect(lastModifiedOf(path)).toBe(modifiedDayOf(path));
    }
  });
});

it('robots.txt names the site map and allows pages, shares and searches', () => {
  const { rules, sitemap: address } = robots();
  expect(address).toMatch(/^https?:\/\/\S+\/sitemap\.xml$/);
  expect(rules).toEqual({
    userAgent: '*',
    allow: expect.arrayContaining(['/', '/api/oembed']),
    disallow: '/api/',
  });
});
