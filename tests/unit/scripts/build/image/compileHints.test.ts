import { readFile, writeFile } from 'node:fs/promises';
import { COMPILE_HINT, hintScripts } from '@/scripts/build/image/compileHints';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const inFolder = temporaryFolder();

it('every script begins with one compile hint, after two runs too, and no other file has a hint', async () => {
  const texts = { 'a.js': 'a()', 'b.js': 'b()', 'a.css': 'a{}' };
  for (const [name, text] of Object.entries(texts)) await writeFile(inFolder(name), text);
  await hintScripts(inFolder());
  await hintScripts(inFolder());
  for (const [name, text] of Object.entries(texts)) {
    const prefix = name.endsWith('.js') ? COMPILE_HINT : '';
    expect(await readFile(inFolder(name), 'utf8')).toBe(prefix + text);
  }
});
