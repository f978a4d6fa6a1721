import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_HINT, hintScripts } from '@/scripts/build/image/compileHints';

let folder = '';
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('every script begins with the hint, once however often a build is finished', async () => {
  await write('a.js', 'a()');
  await write('b.js', 'b()');
  await hintScripts(folder);
  await hintScripts(folder);
  expect(await read('a.js')).toBe(`${COMPILE_HINT}a()`);
  expect(await read('b.js')).toBe(`${COMPILE_HINT}b()`);
});

it('what is no script stays as it is', async () => {
  await write('a.css', 'a{}');
  await hintScripts(folder);
  expect(await read('a.css')).toBe('a{}');
});
