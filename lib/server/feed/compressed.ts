import 'server-only';
import { gzipSync } from 'node:zlib';

/** As many bodies as the feed has representations, and their forerunners. */
const KEPT = 4;

const bodies = new Map<string, Uint8Array<ArrayBuffer>>();

/** Whether the client takes gzip (RFC 9110 §12.5.3); a weight of 0 refuses it. */
export const takesGzip = ({ headers }: Request): boolean =>
  (headers.get('Accept-Encoding') ?? '').split(',').some((coding) => {
    const [name = '', weight = 'q=1'] = coding
      .split(';')
      .map((part) => part.trim().toLowerCase());
    return name === 'gzip' && Number(weight.replace('q=', '')) !== 0;
  });

/**
 * The gzipped body of a representation, made once: Next leaves the answers of route handlers as they are, and
 * compressing a large feed for every visitor would hold the others up.
 * @param key names the representation and its version
 */
export function compressed(key: string, body: () => string): Uint8Array<ArrayBuffer> {
  const known = bodies.get(key);
  if (known) return known;
  const made = new Uint8Array(gzipSync(body()));
  bodies.set(key, made);
  for (const old of [...bodies.keys()].slice(0, -KEPT)) bodies.delete(old);
  return made;
}
