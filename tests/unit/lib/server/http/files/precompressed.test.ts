import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress, precompressed } from '@/lib/server/http/files/precompressed.mjs';
import { staticFiles } from '@/lib/server/http/files/staticFiles.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'public'));
});

afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, text: string): void =>
  writeFileSync(join(root, 'public', name), text);

async function compressed(name: string) {
  const found = await staticFiles(root)(`/${name}`);
  if (found === null) throw new Error(`${name} is expected.`);
  await precompress(root, found.file, found.etag.slice(1, -1));
  return (await staticFiles(root)(`/${name}`))?.encoded ?? {};
}

it('a text that the build compressed is found in both codings by its bytes', async () => {
  const text = 'Une caravane de La Mecque à Gaza. '.repeat(100);
  put('a.txt', text);
  const { br = '', gzip = '' } = await compressed('a.txt');
  expect(brotliDecompressSync(readFileSync(br)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(gzip)).toString()).toBe(text);
});

it('it is not taken for another that has got its name since', async () => {
  put('a.txt', 'a'.repeat(3000));
  expect(Object.keys(await compressed('a.txt'))).toHaveLength(2);
  put('a.txt', 'b'.repeat(3000));
  expect((await staticFiles(root)('/a.txt'))?.encoded).toEqual({});
});

it('what gains nothing is left out, and a site without a build has none', async () => {
  put('a.txt', '\u0001\u8a9e');
  expect(await compressed('a.txt')).toEqual({});
  expect(precompressed(join(root, 'nowhere'))('x')).toEqual({});
});
