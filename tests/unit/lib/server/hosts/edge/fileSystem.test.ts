import { join } from 'node:path';
import { createFileSystem } from '@/lib/server/hosts/edge/fileSystem';

const { existsSync, readFileSync, readdirSync, statSync } = createFileSystem({
  'content/site.json': { size: 2, modifiedAt: 5, text: '{}' },
  'content/maps/a.json': { size: 3, modifiedAt: 6, text: '[é]' },
  'public/covers/a.avif': { size: 2, modifiedAt: 7, base64: 'AQI=' },
  'public/audio/a.mp3': { size: 9_000_000, modifiedAt: 8 },
});
const absolutePath = (path: string): string => join(process.cwd(), path);

it('a text file is read as text or bytes, and a picture as bytes', () => {
  expect(readFileSync(absolutePath('content/maps/a.json'), 'utf8')).toBe('[é]');
  expect(readFileSync(absolutePath('content/maps/a.json'))).toEqual(Buffer.from('[é]'));
  expect(readFileSync(absolutePath('public/covers/a.avif'))).toEqual(Buffer.from([1, 2]));
});

it('a folder lists its own entries only', () => {
  expect(readdirSync(absolutePath('content'))).toEqual(['site.json', 'maps']);
  expect(existsSync(absolutePath('content/maps'))).toBe(true);
});

it('a file that is bundled without its bytes has a size and a date, and cannot be read', () => {
  expect(statSync(absolutePath('public/audio/a.mp3'))).toMatchObject({
    size: 9_000_000,
    mtimeMs: 8,
  });
  expect(() => readFileSync(absolutePath('public/audio/a.mp3'))).toThrow(/ENOENT.*a\.mp3/);
});

it.each(['content/nope.json', 'content/constructor', 'nope'])(
  'an absent file is missing: %s',
  (path) => {
    expect(existsSync(absolutePath(path))).toBe(false);
    expect(statSync(absolutePath(path), { throwIfNoEntry: false })).toBeUndefined();
    expect(() => statSync(absolutePath(path))).toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    );
    expect(() => readdirSync(absolutePath(path))).toThrow(/ENOENT/);
  },
);
