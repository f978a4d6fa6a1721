import 'server-only';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { deserializeFeed } from '@/lib/server/feed/reader/deserializeFeed';
import { readHead } from '@/lib/server/feed/snapshot/stored';

/** In bytes: larger than the copy of any accepted feed. */
const MAX_BYTES = 64 * 1024 * 1024;

/** In bytes: the limit of the first line with addresses, validators and times. */
const MAX_HEAD_BYTES = 32 * 1024;

const LINE_FEED = 10;

/**
 * Reads a stored copy; null for a file that is too large or not a regular file, 'absent' for a missing file.
 * Never rejects.
 */
export async function readStored(file: string): Promise<LastGood | 'absent' | null> {
  // Open without blocking: opening a named pipe would block forever.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? ('absent' as const) : null,
  );
  if (handle === null || handle === 'absent') return handle;
  try {
    const stats = await handle.stat();
    return stats.isFile() && stats.size <= MAX_BYTES
      ? await readCopy(handle, stats.size)
      : null;
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

async function readCopy(handle: FileHandle, size: number): Promise<LastGood | null> {
  const firstBytes = await bytesAt(handle, 0, Math.min(size, MAX_HEAD_BYTES));
  const headBytes = firstBytes.indexOf(LINE_FEED) + 1;
  const head = readHead(new TextDecoder().decode(firstBytes.subarray(0, headBytes)));
  if (head === null || headBytes + head.listBytes + head.xmlBytes !== size) return null;
  const { builtAt, digest, listBytes, xmlBytes } = head;
  const list = await bytesAt(handle, headBytes, listBytes);
  const xml = await bytesAt(handle, headBytes + listBytes, xmlBytes);
  const content = await deserializeFeed({ list, xml, builtAt, digest });
  if (content === null) return null;
  const { url, etag, lastModified, fetchedAt, readAt, changedAt } = head;
  return { url, content, etag, lastModified, fetchedAt, readAt, changedAt };
}

async function bytesAt(handle: FileHandle, position: number, length: number) {
  const bytes = new Uint8Array(length);
  let bytesDone = 0;
  while (bytesDone < length) {
    const { bytesRead } = await handle.read(
      bytes,
      bytesDone,
      length - bytesDone,
      position + bytesDone,
    );
    if (bytesRead === 0) throw new RangeError('the file has become shorter');
    bytesDone += bytesRead;
  }
  return bytes;
}
