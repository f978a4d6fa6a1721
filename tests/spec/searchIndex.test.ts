import { brotliCompressSync } from 'node:zlib';
import { namesIndex, sentencesIndex } from '@/lib/server/search/siteIndex';

it('the names of the search index take at most 16 kB of brotli, and the whole index 44 kB', () => {
  const compressedSize = (index: unknown) => brotliCompressSync(JSON.stringify(index)).length;
  expect(compressedSize(namesIndex())).toBeLessThanOrEqual(16_000);
  expect(compressedSize(namesIndex()) + compressedSize(sentencesIndex())).toBeLessThanOrEqual(
    44_000,
  );
});
