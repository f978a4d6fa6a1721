import 'server-only';
import { createHash } from 'node:crypto';
import { type SerializedFeed, writeList } from '@/lib/feed/read/list';
import { parseFeed, type FeedSource } from '@/lib/feed/read/parse';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { success, type Result } from '@/lib/result';

export interface ParsedUpstream extends SerializedFeed {
  /** Whether the XML had to be repaired to be read. */
  readonly isRepaired: boolean;
}

/** Reads a feed from its bytes, which may be transferred. Never rejects. */
export type ReadFeed = (
  bytes: Uint8Array<ArrayBuffer>,
  source: FeedSource,
) => Promise<Result<ParsedUpstream, FeedProblem>>;

/** Reads a feed in the calling thread: for a trusted feed, and within the reader thread. */
export const readFeed: ReadFeed = async (bytes, { contentType, url }) => {
  const parsed = parseFeed(bytes, { contentType, url });
  if (!parsed.ok) return parsed;
  const { episodes, xml, builtAt, repaired: isRepaired } = parsed.value;
  const list = writeList(episodes);
  const digest = createHash('sha256').update(list).update(xml).digest('base64url');
  return success({ list, xml, builtAt, digest, isRepaired });
};
