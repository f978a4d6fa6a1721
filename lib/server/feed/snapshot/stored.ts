import 'server-only';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { FeedContent } from '@/lib/feed/read/list';
import { StoredHeadSchema, type LastGood, type StoredHead } from '@/lib/feed/snapshot/lastGood';
import { deserializeFeed } from '@/lib/server/feed/reader/deserializeFeed';

/** Builds the head of a stored copy, which precedes the bytes of the content. */
export function storedHead({ content, ...metadata }: LastGood): StoredHead {
  const { list, xml, builtAt, digest } = content;
  const sizes = { listBytes: list.length, xmlBytes: xml.length };
  return { version: 2, ...metadata, builtAt, digest, ...sizes };
}

/** Serializes a copy for the disk: a line of JSON, the list, the RSS text. */
export const storedPieces = (copy: LastGood): readonly Uint8Array[] => [
  Buffer.from(`${JSON.stringify(storedHead(copy))}\n`),
  copy.content.list,
  copy.content.xml,
];

/** Parses the head of a stored copy; null when malformed. */
export function readHead(line: string): StoredHead | null {
  try {
    const result = v.safeParse(StoredHeadSchema, JSON.parse(line));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Returns the content of stored bytes; null unless their digest is the digest of the head. */
export async function contentOf(
  { listBytes, xmlBytes, builtAt, digest }: StoredHead,
  bytes: Uint8Array,
  formerContent?: FeedContent,
): Promise<FeedContent | null> {
  if (bytes.length !== listBytes + xmlBytes) return null;
  const list = Uint8Array.from(bytes.subarray(0, listBytes));
  const xml = Uint8Array.from(bytes.subarray(listBytes));
  const actualDigest = createHash('sha256').update(list).update(xml).digest('base64url');
  return actualDigest === digest
    ? deserializeFeed({ list, xml, builtAt, digest }, formerContent)
    : null;
}
