/**
 * Cover of an episode without a composition: colours and rosette are derived from the file's name, words from the short
 * title. Deterministic.
 */
import { seededRandom } from '@/lib/random';
import type { Composition } from './compositions';
import type { Palette } from './kit';
import { rosette } from './layouts/rosette';

/** Arms, radius of the centre and contact angle (degrees) of rosettes whose rays meet well. */
const ROSETTES = [
  { fold: 10, centralRadius: 330, ringPairs: 2, angle: 72 },
  { fold: 12, centralRadius: 340, ringPairs: 2, angle: 68, sideRatio: 1.2 },
  { fold: 14, centralRadius: 360, ringPairs: 2, angle: 66, sideRatio: 1.3 },
  { fold: 16, centralRadius: 386, ringPairs: 2, angle: 66, sideRatio: 1.4 },
] as const;

const PALETTES: readonly Palette[] = [
  { ground: '#12303f', deep: '#07151d', glow: '#1f5468' },
  { ground: '#3b2a52', deep: '#140d20', glow: '#5b4480' },
  { ground: '#1d4038', deep: '#091a16', glow: '#2f6a5c' },
  { ground: '#54301d', deep: '#1d0f08', glow: '#7a482b' },
  { ground: '#4b1b33', deep: '#1b0812', glow: '#6d2c4b' },
  { ground: '#26355c', deep: '#0c1222', glow: '#3d5389' },
];

/** In letters: the longest words legible at 96 pixels. */
const MAX_LETTERS = 18;

/** Words that must not end a line. */
const NON_FINAL_WORD =
  /^(l[ea]s?|un|une|d[eu]s?|à|aux?|et|en|sur|dans|par|pour|avec|avant|après)$/i;

/** Composes the cover of an episode without its own; the slug seeds palette and rosette. */
export function fallbackComposition(slug: string, shortTitle: string): Composition {
  const random = seededRandom(hashOf(slug));
  const pick = <T>(choices: readonly T[], fallback: T): T =>
    choices[Math.floor(random() * choices.length)] ?? fallback;
  const [firstPalette] = PALETTES;
  if (!firstPalette) throw new Error('A palette is expected.');
  return {
    title: coverTitle(shortTitle),
    palette: pick(PALETTES, firstPalette),
    draw: rosette(pick<(typeof ROSETTES)[number]>(ROSETTES, ROSETTES[0])),
  };
}

/**
 * Returns the first words of a title, up to its first punctuation, as many as fit; none ends on an article or a
 * preposition.
 */
export function coverTitle(title: string): string {
  const [firstClause = title] = title.split(/\s*[,;:?!(…]\s*/u).filter((text) => text !== '');
  const words: string[] = [];
  for (const word of firstClause.split(/\s+/)) {
    if ([...words, word].join(' ').length > MAX_LETTERS && words.length > 0) break;
    words.push(word);
  }
  while (words.length > 1 && NON_FINAL_WORD.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** Hashes a text by FNV-1a, 32 bits (G. Fowler, L. C. Noll, K.-P. Vo; RFC 9923). */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
