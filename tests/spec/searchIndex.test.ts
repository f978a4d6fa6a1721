import { brotliCompressSync } from 'node:zlib';
import { namesIndex, sentencesIndex } from '@/lib/server/search/siteIndex';

it('the names of the search are at most 17.7 kB of brotli, and its whole index 45.7', () => {
  const weigh = (index: unknown) => brotliCompressSync(JSON.stringify(index)).length;
  expect(weigh(namesIndex())).toBeLessThanOrEqual(17_700);
  expect(weigh(namesIndex()) + weigh(sentencesIndex())).toBeLessThanOrEqual(45_700);
});
