import 'server-only';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FetchProblem } from '@/lib/server/feed/fetchProblem';
import { codeOf } from '@/lib/server/feed/openUrl';
import { failure, success, type Result } from '@/lib/result';

const CUT_SHORT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR']);

/** The decoded body; the connection is dropped the moment it grows beyond `maxBytes`, however well it was packed. */
export async function readBody(
  message: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Uint8Array, FetchProblem>> {
  const name = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = decoderFor(name);
  if (decoder === null) {
    message.destroy();
    return failure({ kind: 'content-encoding', name });
  }
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    await pipeline(message, decoder, async (decoded: AsyncIterable<Uint8Array>) => {
      for await (const chunk of decoded) {
        total += chunk.byteLength;
        if (total > maxBytes) throw new RangeError('too large');
        chunks.push(chunk);
      }
    });
    return success(Buffer.concat(chunks, total));
  } catch (error) {
    if (total > maxBytes) return failure({ kind: 'too-large', limit: maxBytes });
    if (signal.aborted) return failure({ kind: 'timeout' });
    const code = codeOf(error);
    return failure(
      CUT_SHORT.has(code) ? { kind: 'truncated' } : { kind: 'network', detail: code },
    );
  }
}

function decoderFor(name: string): Transform | null {
  switch (name) {
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
