import { brotliCompressSync } from 'node:zlib';
import { namesIndex, sentencesIndex } from '@/lib/server/search/siteIndex';

it('the names of the search are at most 16 kB of brotli, and its whole index 44', () => {
  const weigh = (index: unknown) => brotliCompressSync(JSON.stringify(index)).length;
  expect(weigh(namesIndex())).toBeLessThanOrEqual(16_000);
  expect(weigh(namesIndex()) + weigh(sentencesIndex())).toBeLessThanOrEqual(44_000);
});
