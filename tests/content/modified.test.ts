import { datedTexts } from '@/lib/content/modified';
import { loadContent } from '@/lib/server/content/loadContent';
import { pageDigests } from '@/lib/server/content/modified/pageTexts';
import { sitemapEntries } from '@/lib/server/seo/sitemap';

const MESSAGE = 'le texte a changé sans sa date : npm run dates';

it('each text of content/ has the date of its last change', () => {
  const { modified } = loadContent();
  const undated = [...pageDigests()].flatMap(([page, digest]) =>
    modified[page]?.digest === digest ? [] : [`${page} : ${MESSAGE}`],
  );
  expect(undated).toEqual([]);
  expect(Object.keys(modified).filter((page) => !pageDigests().has(page))).toEqual([]);
});

it('each dated text belongs to a page of the sitemap', () => {
  const pages = new Set(sitemapEntries().map(({ url }) => new URL(url).pathname));
  expect([...pageDigests().keys()].filter((page) => !pages.has(page))).toEqual([]);
});

it('datedTexts dates changed and new texts with the day, keeps other dates, and drops removed texts', () => {
  const former = {
    '/a': { modified: 'June 01, 2025', digest: 'aaa' },
    '/b': { modified: 'June 01, 2025', digest: 'bbb' },
    '/c': { modified: 'June 01, 2025', digest: 'ccc' },
  };
  const digests = new Map([
    ['/a', 'aaa'],
    ['/b', 'xxx'],
    ['/d', 'ddd'],
  ]);
  expect(datedTexts(digests, former, 'November 27, 2026')).toEqual({
    '/a': former['/a'],
    '/b': { modified: 'November 27, 2026', digest: 'xxx' },
    '/d': { modified: 'November 27, 2026', digest: 'ddd' },
  });
});
