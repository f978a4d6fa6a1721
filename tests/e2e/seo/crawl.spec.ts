import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { crawlSite, type Crawl } from './crawler';
import { episodes } from '@/tests/e2e/content';

/** The pages of the site map, by path. */
async function mappedPaths(baseURL: string | undefined, { pathOf }: Crawl) {
  const xml = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
}

async function sizeOf(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  return `${width} × ${height}`;
}

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, rank) => values.indexOf(value) !== rank);

// One crawl for all of these.
test.describe.configure({ mode: 'default' });

test.describe('De lien en lien depuis l’accueil, sans JavaScript', () => {
  test.setTimeout(300_000);
  let crawl: Crawl;

  test.beforeAll(async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    crawl = await crawlSite(browser, baseURL);
  });

  const each = (problem: (page: ReturnType<typeof pagesOf>[number]) => unknown) =>
    pagesOf(crawl).flatMap((page) => {
      const found = problem(page);
      return found ? [`${page.path} : ${String(found)}`] : [];
    });
  const pagesOf = ({ pages }: Crawl) => [...pages.values()];

  test('rien n’est cassé : ni page, ni image, ni son, ni sous-titres', () => {
    expect(crawl.pages.size).toBeGreaterThan(80);
    expect(crawl.broken).toEqual([]);
  });

  test('chaque ancre mène à quelque chose', () => {
    const lost = pagesOf(crawl).flatMap((page) =>
      page.leads.flatMap((address) => {
        const [path = '', anchor] = crawl.pathOf(address, page.path)?.split('#') ?? [];
        const target = crawl.pages.get(path.replace(/\?.*$/, ''));
        return !anchor || target?.ids.includes(decodeURIComponent(anchor))
          ? []
          : [`${page.path} → ${address}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('on trouve toutes les pages du plan du site, et lui n’en oublie aucune', async ({
    baseURL,
  }) => {
    const mapped = await mappedPaths(baseURL, crawl);
    const found = pagesOf(crawl)
      .filter(({ metas }) => !metas.robots?.some((robots) => robots.includes('noindex')))
      .map(({ path }) => path);
    expect(mapped.map((path) => path || '/').toSorted()).toEqual(found.toSorted());
  });

  test('chaque page a un titre, une description, et aucune autre n’a les mêmes', () => {
    const described = pagesOf(crawl).map(({ metas }) => metas.description ?? []);
    expect(repeated(pagesOf(crawl).map(({ title }) => title))).toEqual([]);
    expect(repeated(described.flat())).toEqual([]);
    expect(each(({ metas }) => metas.description?.length !== 1)).toEqual([]);
    expect(
      each(({ metas }) => {
        const length = metas.description?.[0]?.length ?? 0;
        return length < 50 || length > 160 ? `${length} caractères` : null;
      }),
    ).toEqual([]);
  });

  test('chaque page se dit la sienne, en français, sous un seul h1', () => {
    expect(
      each(({ links, path }) => {
        const own = (links.canonical ?? []).map((address) => crawl.pathOf(address) || '/');
        return own.join() === path ? null : own.join();
      }),
    ).toEqual([]);
    expect(each(({ metas, path }) => pathOf(metas['og:url']) !== path)).toEqual([]);
    expect(each(({ lang }) => (lang === 'fr' ? null : lang))).toEqual([]);
    expect(each(({ headings }) => (headings.length === 1 ? null : headings))).toEqual([]);
  });

  const pathOf = (addresses: readonly string[] = []) =>
    crawl.pathOf(addresses[0] ?? '-') || '/';

  test('chaque page annonce le flux RSS et le manifeste', () => {
    expect(
      each(({ links }) => {
        const feeds = links['alternate application/rss+xml'] ?? [];
        return feeds.map((feed) => crawl.pathOf(feed)).join() !== '/feed.xml';
      }),
    ).toEqual([]);
    expect(each(({ links }) => links.manifest?.join() !== '/manifest.webmanifest')).toEqual([]);
  });

  test('chaque page a une image à partager de 1200 × 630, avec son texte', async ({
    baseURL,
  }) => {
    expect(each(({ metas }) => metas['og:image']?.length !== 1)).toEqual([]);
    expect(each(({ metas }) => !metas['og:image:alt']?.[0])).toEqual([]);
    expect(
      each(
        ({ metas }) => !/^(summary_large_image|player)$/.test(metas['twitter:card']?.[0] ?? ''),
      ),
    ).toEqual([]);
    const images = new Set(pagesOf(crawl).map(({ metas }) => pathOf(metas['og:image'])));
    const wrong: string[] = [];
    for (const image of images) {
      const response = await fetch(`${baseURL}${image}`);
      const size = response.ok
        ? await sizeOf(Buffer.from(await response.arrayBuffer()))
        : String(response.status);
      if (size !== '1200 × 630') wrong.push(`${image} : ${size}`);
    }
    expect(wrong).toEqual([]);
  });

  test('la page d’un épisode donne aussi son son', () => {
    const found = pagesOf(crawl).filter(({ path }) => /^\/episodes\/[^/]+$/.test(path));
    expect(found.length).toBe(episodes.length);
    expect(
      found.filter(({ path, metas }) => {
        const audio = crawl.pathOf(metas['og:audio']?.[0] ?? '-');
        const slug = path.slice('/episodes/'.length);
        const { audioUrl } = episodes.find((one) => one.slug === slug) ?? {};
        return audio !== (audioUrl ?? `/audio/${slug}.mp3`);
      }),
    ).toEqual([]);
  });
});
