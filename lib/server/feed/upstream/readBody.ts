import 'server-only';
import { pipeline } from 'node:stream/promises';
import { codeOf, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import { decompressFirstMember } from '@/lib/server/feed/upstream/gzipMember';
import type { UpstreamResponse } from '@/lib/server/feed/upstream/openUrl';
import { failure, success, type Result } from '@/lib/result';
import { PassThrough, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** Error codes of Node, zlib and undici for a body that breaks off before its end. */
const TRUNCATION_CODES = new Set([
  ...['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR'],
  ...['UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'],
]);

/**
 * Reads and decodes the body of a response into one new buffer; destroys the connection once the decoded size exceeds
 * `maxBytes`. Fails with 'content-encoding', 'too-large', 'timeout', 'truncated' or 'network'.
 */
export async function readBody(
  { header, body, isBroken }: UpstreamResponse,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, FetchProblem>> {
  const name = (header('content-encoding') ?? 'identity').trim().toLowerCase();
  const decoder = decoderFor(name);
  if (decoder === null) {
    body.destroy();
    return failure({ kind: 'content-encoding', name });
  }
  const gzipChunks: Uint8Array[] = [];
  const chunks: Uint8Array[] = [];
  let decodedBytes = 0;
  try {
    await pipeline(
      body,
      async function* (encodedChunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of encodedChunks) {
          if (/gzip/.test(name)) gzipChunks.push(chunk);
          yield chunk;
        }
      },
      decoder,
      async (decodedChunks: AsyncIterable<Uint8Array>) => {
        for await (const chunk of decodedChunks) {
          decodedBytes += chunk.byteLength;
          if (decodedBytes > maxBytes) throw new RangeError('too large');
          chunks.push(chunk);
        }
      },
    );
  } catch (error) {
    if (decodedBytes > maxBytes) return failure({ kind: 'too-large', limit: maxBytes });
    if (signal.aborted) return failure({ kind: 'timeout' });
    const member = hasTrailingBytes(error)
      ? await decompressFirstMember(Buffer.concat(gzipChunks), maxBytes)
      : null;
    if (member !== null) return success(concatenate([member]));
    const code = codeOf(error);
    return failure(
      TRUNCATION_CODES.has(code) ? { kind: 'truncated' } : { kind: 'network', detail: code },
    );
  }
  if (signal.aborted) return failure({ kind: 'timeout' });
  return isBroken() ? failure({ kind: 'truncated' }) : success(concatenate(chunks));
}

/** Tells whether zlib failed on the bytes behind a gzip member, which zlib reads as another member. */
const hasTrailingBytes = (error: unknown): boolean =>
  /incorrect header check/.test(String(error));

function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return result;
}

/** Creates the decoder of a `Content-Encoding`; null for a coding that was not requested. */
function decoderFor(encoding: string): Transform | null {
  switch (encoding) {
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}
