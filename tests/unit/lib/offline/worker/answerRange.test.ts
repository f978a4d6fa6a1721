import fc from 'fast-check';
import { answerRange } from '@/lib/offline/worker/answerRange';
import { readByteRange } from '@/lib/http/byteRange';
import { runs } from '@/tests/fixtures/runners/runs';

const bytes = Uint8Array.from({ length: 1000 }, (_, rank) => rank % 251);
const cachedResponse = () =>
  new Response(bytes, { headers: { 'Content-Type': 'audio/mpeg', ETag: '"voix"' } });
const requestRange = (fields: Record<string, string>) =>
  answerRange(new Headers(fields), cachedResponse());
const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

// Jest compares arrays byte by byte, too slowly for a thousand comparisons of 1 kB.
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

it('a request without a range is answered with the whole cached file', async () => {
  const answer = await requestRange({});
  expect(answer.status).toBe(200);
  expect(await bodyOf(answer)).toEqual(bytes);
});

it('a partial response has exactly the requested bytes, and states their range', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1200), fc.nat(1200), async (first, last) => {
      const answer = await requestRange({ range: `bytes=${first}-${last}` });
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

it('a range request for another version is answered with the whole file', async () => {
  expect((await requestRange({ range: 'bytes=5-9', 'if-range': '"autre"' })).status).toBe(200);
  expect((await requestRange({ range: 'bytes=5-9', 'if-range': '"voix"' })).status).toBe(206);
});
