import { readFile, writeFile } from 'node:fs/promises';
import { COMPILE_HINT, hintScripts } from '@/scripts/build/image/compileHints';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();

it('every script begins with the hint, once however often a build is finished, and no other file does', async () => {
  const texts = { 'a.js': 'a()', 'b.js': 'b()', 'a.css': 'a{}' };
  for (const [name, text] of Object.entries(texts)) await writeFile(inFolder(name), text);
  await hintScripts(inFolder());
  await hintScripts(inFolder());
  for (const [name, text] of Object.entries(texts)) {
    const begin = name.endsWith('.js') ? COMPILE_HINT : '';
    expect(await readFile(inFolder(name), 'utf8')).toBe(begin + text);
  }
});
