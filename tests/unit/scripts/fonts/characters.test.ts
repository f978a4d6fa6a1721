import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRENCH, TRANSLITERATION } from '@/scripts/fonts/characters';

/** Texts of `content/`, except those drawn into the maps' images with the full typefaces. */
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('cartography/'))
  .map((name) => ({ name, text: readFileSync(join('content', name), 'utf8') }));

/** Other scripts and combining marks, which the system's fonts draw. */
const SYSTEM_FONT_CHARACTERS =
  /[\p{Script=Arabic}\p{Script=Greek}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Old_South_Arabian}\p{M}\p{Cf}\s]/u;

it.each(texts)('every letter of $name is in a subset of the site’s fonts', ({ text }) => {
  const fontCharacters = new Set(FRENCH + TRANSLITERATION);
  const missing = [...new Set(text)].filter(
    (letter) => !fontCharacters.has(letter) && !SYSTEM_FONT_CHARACTERS.test(letter),
  );
  expect(missing).toEqual([]);
});

it('each of the three font subsets has less than 18,000 bytes', () => {
  const sizes = readdirSync('app/fonts').map(
    (name) => readFileSync(join('app/fonts', name)).length,
  );
  expect(sizes).toHaveLength(3);
  for (const size of sizes) expect(size).toBeLessThan(18_000);
});
