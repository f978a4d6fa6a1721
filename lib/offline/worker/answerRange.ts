import { readByteRange } from '@/lib/http/byteRange';

/**
 * Answers a request for a kept file by RFC 9110 §14: the whole file, a range (206), or a refusal (416). Browsers seek
 * in audio by ranges, and the Cache API stores whole files only.
 */
export async function answerRange(
  requestHeaders: Headers,
  keptResponse: Response,
): Promise<Response> {
  const { headers } = keptResponse;
  const ifRange = requestHeaders.get('if-range');
  const isSameVersion = ifRange === null || ifRange === headers.get('etag');
  if (!requestHeaders.has('range') || !isSameVersion) return keptResponse;
  const body = await keptResponse.blob();
  const range = readByteRange(requestHeaders.get('range'), body.size);
  if (range === null) return new Response(body, { headers });
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${body.size}` },
    });
  const { start, end } = range;
  const rangeHeaders = new Headers(headers);
  rangeHeaders.set('Content-Range', `bytes ${start}-${end}/${body.size}`);
  rangeHeaders.set('Content-Length', String(end - start + 1));
  return new Response(body.slice(start, end + 1), { status: 206, headers: rangeHeaders });
}
