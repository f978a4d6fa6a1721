import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artworkOf, pictureOf, thumbnailOf } from '@/lib/server/pictures';

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
  ])
    writeFileSync(join(root, 'public', 'covers', name), '');
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it('a picture offers the large renderings that exist, the better format first', () => {
  expect(pictureOf('/covers/badr.jpg')).toEqual({
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

it('the player’s thumbnail is the small rendering', () => {
  expect(thumbnailOf('/covers/badr.jpg')).toBe('/covers/badr-192.webp');
});

it('the system’s pictures are all the sizes, smallest first', () => {
  expect(artworkOf('/covers/badr.jpg').map(({ sizes }) => sizes)).toEqual([
    '96x96',
    '192x192',
    '480x480',
    '960x960',
  ]);
});

it.each(['/covers/taif.jpg', 'https://images.example/badr.jpg'])(
  '%p, without renderings here, is used as it is',
  (address) => {
    expect(pictureOf(address)).toEqual({ src: address, sources: [] });
    expect(thumbnailOf(address)).toBe(address);
    expect(artworkOf(address)).toEqual([]);
  },
);
