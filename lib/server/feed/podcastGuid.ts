import 'server-only';
import { createHash } from 'node:crypto';

const PODCAST_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * Computes the `podcast:guid` of a feed: UUIDv5 (RFC 9562 §5.5) of its address without scheme and trailing
 * slashes, in the namespace that Podcasting 2.0 gives.
 */
export function podcastGuid(feedAddress: string): string {
  const name = feedAddress.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '');
  const digest = createHash('sha1')
    .update(Buffer.from(PODCAST_NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  // Set the version (5) and the variant of the UUID.
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
