const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Hashes a text into an integer from 0 to 2³² − 1, the same on every machine: FNV-1a over UTF-16 code units (G. Fowler,
 * L. C. Noll, K.-P. Vo). Not for secrets.
 */
export function hashOf(text: string): number {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME) >>> 0;
  return hash >>> 0;
}
