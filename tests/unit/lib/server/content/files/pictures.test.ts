import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAt } from '@/lib/content/picture';
import { pictureOf, previewOf } from '@/lib/server/content/files/pictures';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  mkdirSync(join(root, 'public', 'covers'), { recursive: true });
  for (const name of [
    'badr.jpg',
    'badr-96.webp',
    'badr-192.webp',
    'badr-480.webp',
    'badr-960.webp',
    'badr-480.avif',
    'uhud.jpg',
    'uhud-480.avif',
    'uhud-card-400.avif',
    'uhud-card-680.avif',
  ])
    writeFileSync(join(root, 'public', 'covers', name), '');
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it('a picture has the existing renderings as sources, AVIF first', () => {
  expect(pictureOf('/covers/badr.jpg')).toMatchObject({
    src: '/covers/badr.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/covers/badr-480.avif 480w' },
      {
        type: 'image/webp',
        srcSet: '/covers/badr-480.webp 480w, /covers/badr-960.webp 960w',
      },
    ],
  });
});

it('a picture has its cropped renderings as card sources, or all renderings without cropped ones', () => {
  expect(pictureOf('/covers/uhud.jpg').cardSources).toEqual([
    {
      type: 'image/avif',
      srcSet: '/covers/uhud-card-400.avif 400w, /covers/uhud-card-680.avif 680w',
    },
  ]);
  const { sources, cardSources } = pictureOf('/covers/badr.jpg');
  expect(cardSources).toEqual(sources);
});

it('the player’s thumbnail is the small rendering, and the artwork of its media session has every size', () => {
  const { thumbnail, artwork } = pictureOf('/covers/badr.jpg');
  expect(thumbnail).toBe('/covers/badr-192.webp');
  const sizes = artwork.map((image) => image.sizes);
  expect(sizes).toEqual(['96x96', '192x192', '480x480', '960x960']);
});

it.each(['/covers/taif.jpg', 'https://images.example/badr.jpg'])(
  '%p, without local renderings, is used unchanged',
  (address) => {
    expect(pictureOf(address)).toEqual(pictureAt(address));
  },
);

it('a picture with a preview can be inlined into a page', () => {
  writeFileSync(join(root, 'public', 'covers', 'hunayn-preview.avif'), 'ébauche');
  expect(previewOf('/covers/hunayn.jpg')).toBe(
    `data:image/avif;base64,${Buffer.from('ébauche').toString('base64')}`,
  );
});

it('neither a picture without a preview nor one of another site has a preview', () => {
  expect(previewOf('/covers/badr.jpg')).toBeNull();
  expect(previewOf('https://images.example/hunayn.jpg')).toBeNull();
});
