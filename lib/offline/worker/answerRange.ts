import { readByteRange } from '@/lib/http/byteRange';

/**
 * Answers a request for a kept file by RFC 9110 §14: whole, a range (206), or none (416). Browsers seek in audio by
 * ranges, and the Cache API stores whole files only.
 */
export async function answerRange(asked: Headers, kept: Response): Promise<Response> {
  const { headers } = kept;
  const ifRange = asked.get('if-range');
  const isSame = ifRange === null || ifRange === headers.get('etag');
  if (!asked.has('range') || !isSame) return kept;
  const body = await kept.blob();
  const range = readByteRange(asked.get('range'), body.size);
  if (range === null) return new Response(body, { headers });
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${body.size}` },
    });
  const { start, end } = range;
  const part = new Headers(headers);
  part.set('Content-Range', `bytes ${start}-${end}/${body.size}`);
  part.set('Content-Length', String(end - start + 1));
  return new Response(body.slice(start, end + 1), { status: 206, headers: part });
}
