import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRENCH, TRANSLITERATION } from '@/scripts/fonts/characters';

/** All texts but those that are drawn into the maps' pictures, with the whole typefaces. */
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('cartography/'))
  .map((name) => ({ name, text: readFileSync(join('content', name), 'utf8') }));

/** Other scripts and combining marks, which the system's fonts draw. */
const SYSTEM_FONT_CHARACTERS =
  /[\p{Script=Arabic}\p{Script=Greek}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Old_South_Arabian}\p{M}\p{Cf}\s]/u;

it.each(texts)('every letter of $name is in a cut of the site’s fonts', ({ text }) => {
  const kept = new Set(FRENCH + TRANSLITERATION);
  const missing = [...new Set(text)].filter(
    (letter) => !kept.has(letter) && !SYSTEM_FONT_CHARACTERS.test(letter),
  );
  expect(missing).toEqual([]);
});

it('each cut is downloaded within a tenth of a second on a slow line', () => {
  const sizes = readdirSync('app/fonts').map(
    (name) => readFileSync(join('app/fonts', name)).length,
  );
  expect(sizes).toHaveLength(3);
  for (const size of sizes) expect(size).toBeLessThan(18_000);
});
