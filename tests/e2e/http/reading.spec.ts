import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { episodeOf } from '@/tests/e2e/content';
import { startSite, stopSites } from '@/tests/e2e/site';

const { slug } = episodeOf(8);
const TELL = { NODE_OPTIONS: `--require ${resolve('tests/fixtures/tellReads.cjs')}` };

/** What is answered at each request: the rest is made at build. */
const MADE_EACH_TIME = [
  ...['/episodes', '/episodes?q=badr&page=2', '/outils/arbre-genealogique/lien'],
  ...['/outils/arbre-genealogique/lien?de=fatima&a=muhammad', `/embed/${slug}`],
  ...[`/api/oembed?url=http://localhost:3000/episodes/${slug}`, '/api/feed'],
  ...['/api/feed/latest', '/feed.xml', '/api/health', '/api/ready'],
  ...['/hors-ligne/paquet.json', `/episodes/${slug}/paquet.json`, '/embed/nulle-part'],
];

test.afterEach(stopSites);

test('no file of content/ is read during a request: all of it is read at start', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '', ...TELL });
  const read = (): readonly string[] => site.log().match(/^(?:READ|LOOK) content.*$/gm) ?? [];
  const atStart = read();
  expect(atStart).toContain('READ content/site.json');
  // Once, though Next bundles a module once per kind of route.
  expect(atStart.filter((file) => file === 'READ content/site.json')).toHaveLength(1);
  for (const path of MADE_EACH_TIME) {
    const { status } = await fetch(site.origin + path);
    expect(status, path).toBe(path.endsWith('nulle-part') ? 404 : 200);
  }
  expect(read().slice(atStart.length)).toEqual([]);
});
