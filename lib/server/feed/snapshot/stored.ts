import 'server-only';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { FeedContent } from '@/lib/feed/read/list';
import { StoredHeadSchema, type LastGood, type StoredHead } from '@/lib/feed/snapshot/lastGood';
import { thaw } from '@/lib/server/feed/reader/thaw';

/** What is said of a copy before its bytes. */
export function storedHead({ content, ...facts }: LastGood): StoredHead {
  const { list, xml, builtAt, digest } = content;
  const sizes = { listBytes: list.length, xmlBytes: xml.length };
  return { version: 2, ...facts, builtAt, digest, ...sizes };
}

/** A copy as it lies on a disk: a line of JSON that says what follows it, the list, the RSS text. */
export const storedPieces = (copy: LastGood): readonly Uint8Array[] => [
  Buffer.from(`${JSON.stringify(storedHead(copy))}\n`),
  copy.content.list,
  copy.content.xml,
];

/** The head of a copy from its JSON; null for anything else. */
export function readHead(line: string): StoredHead | null {
  try {
    const result = v.safeParse(StoredHeadSchema, JSON.parse(line));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Returns the content of these bytes, if they are those that the head announces; null otherwise. */
export async function contentOf(
  { listBytes, xmlBytes, builtAt, digest }: StoredHead,
  bytes: Uint8Array,
  known?: FeedContent,
): Promise<FeedContent | null> {
  if (bytes.length !== listBytes + xmlBytes) return null;
  const list = Uint8Array.from(bytes.subarray(0, listBytes));
  const xml = Uint8Array.from(bytes.subarray(listBytes));
  const read = createHash('sha256').update(list).update(xml).digest('base64url');
  return read === digest ? thaw({ list, xml, builtAt, digest }, known) : null;
}
