import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from '@/lib/http/codings';

/** The bytes of compressed bodies that are kept, so that each is made once. */
const KEPT_BYTES = 24 * 1024 * 1024;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Makes a compressor of bodies that remembers, by their keys, those that many ask for. */
export function createEncoder() {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return async (
    body: Uint8Array<ArrayBuffer>,
    coding: Coding,
    key: string | null,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    if (key === null) return encode(body, coding);
    const name = `${coding} ${key}`;
    const known = kept.get(name) ?? underWay.get(name);
    if (known !== undefined) return known;
    const making = encode(body, coding).finally(() => underWay.delete(name));
    underWay.set(name, making);
    const made = await making;
    kept.set(name, made);
    return made;
  };
}

/** Brotli's quality, of 11, and gzip's level, of 9: above them a few per cent of the bytes cost seven times the time. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Compresses a body, at the one level of the site. */
export async function encode(
  body: Uint8Array<ArrayBuffer>,
  coding: Coding,
  quality: number = BROTLI_QUALITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const options =
    coding === 'gzip'
      ? { level: GZIP_LEVEL }
      : {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        };
  return compress[coding](body, options);
}
