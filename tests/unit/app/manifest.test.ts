import sharp from 'sharp';
import manifest from '@/app/manifest';
import { loadSite } from '@/lib/server/content/site';
import { PAGES } from '@/lib/site/pages';

afterEach(() => delete process.env.OFFLINE);

it('every icon and every screenshot exists, with the announced size and type', async () => {
  const { icons = [], screenshots = [] } = manifest();
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
});

it('a shortcut leads to the kept episodes, unless the owner has turned « Emporter » off', () => {
  const shortcutPaths = () => (manifest().shortcuts ?? []).map(({ url }) => url);
  expect(shortcutPaths()).toContain(PAGES.offline.path);
  process.env.OFFLINE = 'off';
  expect(shortcutPaths()).not.toContain(PAGES.offline.path);
  expect(shortcutPaths()).toContain(PAGES.quiz.path);
});

it('the manifest describes the site in French, and opens on the home page alone', () => {
  expect(manifest()).toMatchObject({
    name: loadSite().name,
    lang: 'fr',
    start_url: '/',
    display: 'standalone',
  });
  const { icons = [], shortcuts = [] } = manifest();
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(shortcuts).toHaveLength(4);
});
