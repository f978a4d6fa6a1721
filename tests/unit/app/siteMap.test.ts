import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { episodes, isoDay, maps } from '@/tests/e2e/content';

describe('the site map of content', () => {
  const entries = sitemap();
  const changed = (end: string) =>
    entries.find(({ url }) => new URL(url).pathname === end)?.lastModified;

  it('gives absolute addresses, each once, and true dates only', () => {
    const places = [...maps.values()].flatMap((map) => map.places);
    expect(entries.length).toBeGreaterThan(episodes.length + maps.size + places.length);
    const addresses = entries.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((url) => !/^https?:\/\/[^?#]+$/.test(url))).toEqual([]);
    expect(addresses.filter((url) => url.includes('/embed'))).toEqual([]);
    const fields = new Set(entries.flatMap((entry) => Object.keys(entry)));
    expect([...fields].toSorted()).toEqual(['lastModified', 'url']);
  });

  it('dates an episode by the day of its publication, and the lists by the newest', () => {
    for (const episode of episodes)
      expect(changed(`/episodes/${episode.slug}`)).toBe(isoDay(episode));
    expect(changed('/episodes')).toBe(episodes[0] && isoDay(episodes[0]));
    expect(changed('/about')).toBeUndefined();
    for (const [id, { places }] of maps)
      expect(changed(`/outils/carte-interactive/${id}/${places[0]?.id}`)).toBeUndefined();
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
