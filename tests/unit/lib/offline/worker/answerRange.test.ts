import fc from 'fast-check';
import { answerRange } from '@/lib/offline/worker/answerRange';
import { readByteRange } from '@/lib/http/byteRange';
import { runs } from '@/tests/fixtures/runners/runs';

const bytes = Uint8Array.from({ length: 1000 }, (_, rank) => rank % 251);
const kept = () =>
  new Response(bytes, { headers: { 'Content-Type': 'audio/mpeg', ETag: '"voix"' } });
const ask = (fields: Record<string, string>) => answerRange(new Headers(fields), kept());
const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

// Jest compares arrays byte by byte, too slowly for a thousand comparisons of 1 kB.
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

it('without a range the whole file is answered, as it was kept', async () => {
  const answer = await ask({});
  expect(answer.status).toBe(200);
  expect(await bodyOf(answer)).toEqual(bytes);
});

it('a part has exactly the requested bytes, and states which they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1200), fc.nat(1200), async (first, last) => {
      const answer = await ask({ range: `bytes=${first}-${last}` });
      const range = readByteRange(`bytes=${first}-${last}`, 1000);
      if (range === 'unsatisfiable') {
        expect(answer.status).toBe(416);
        expect(answer.headers.get('Content-Range')).toBe('bytes */1000');
      } else if (range === null) {
        expect(answer.status).toBe(200);
        expect(isSame(await bodyOf(answer), bytes)).toBe(true);
      } else {
        expect(answer.status).toBe(206);
        expect(answer.headers.get('Content-Range')).toBe(
          `bytes ${range.start}-${range.end}/1000`,
        );
        expect(answer.headers.get('Content-Type')).toBe('audio/mpeg');
        const body = await bodyOf(answer);
        expect(answer.headers.get('Content-Length')).toBe(String(body.length));
        expect(isSame(body, bytes.slice(range.start, range.end + 1))).toBe(true);
      }
    }),
    runs(1000),
  );
});

it('a part of another version is answered with the whole file', async () => {
  expect((await ask({ range: 'bytes=5-9', 'if-range': '"autre"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=5-9', 'if-range': '"voix"' })).status).toBe(206);
});
