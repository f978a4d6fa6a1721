import { readDescription } from '@/lib/episodes/description';
import { formatLength, formatMegabytes } from '@/lib/episodes/length';
import { shareAddress } from '@/lib/episodes/shareAddress';

it('a description is split into its paragraphs and the hashtags of its last line', () => {
  expect(readDescription('Une nuit.\n\nUne grotte #1.\n\n#Coran #Hira #Âge_d_or')).toEqual({
    paragraphs: ['Une nuit.', 'Une grotte #1.'],
    hashtags: ['Coran', 'Hira', 'Âge_d_or'],
  });
});

it('a description may lack hashtags, and be empty', () => {
  expect(readDescription('Une nuit.')).toEqual({ paragraphs: ['Une nuit.'], hashtags: [] });
  expect(readDescription('\n\n')).toEqual({ paragraphs: [], hashtags: [] });
});

it.each([
  [315, '5 min 15'],
  [65.4, '1 min 05'],
  [3720, '1 h 02'],
  [0, '0 min 00'],
  [-3, '0 min 00'],
])('a length of %p seconds reads %p', (seconds, text) => {
  expect(formatLength(seconds).replace(/\u00a0/g, ' ')).toBe(text);
});

it.each([
  [1_940_400, '1,9 Mo'],
  [2_000_000, '2 Mo'],
  [12, '0,1 Mo'],
])('a size of %p bytes reads %p', (bytes, text) => {
  expect(formatMegabytes(bytes).replace(/\u00a0/g, ' ')).toBe(text);
});

it.each([
  [null, 'https://exemple.org/episodes/badr'],
  [754.9, 'https://exemple.org/episodes/badr?t=754'],
])('the address to share at second %p is %s', (second, address) => {
  expect(shareAddress('https://exemple.org', 'badr', second)).toBe(address);
});
