import 'server-only';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@/lib/server/makeFolder';

/** In milliseconds: the age beyond which a temporary file was left by a killed process. */
const STALE_AFTER_MS = 60_000;

/**
 * Replaces a file atomically, also across a power cut: the chunks are written to a temporary file beside the
 * file, flushed to the disk, and the temporary file is renamed. Rejects when the disk fails.
 */
export async function replaceFile(file: string, chunks: readonly Uint8Array[]): Promise<void> {
  await makeFolder(dirname(file));
  const tempFile = `${file}.${process.pid}.${Date.now().toString(36)}.tmp`;
  try {
    const handle = await open(tempFile, 'wx');
    try {
      for (const chunk of chunks) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(tempFile, file);
  } finally {
    await rm(tempFile, { force: true });
  }
  await removeStaleTempFiles(file);
}

/** Removes temporary files of `file` older than a minute, which killed processes left in its folder; never rejects. */
export async function removeStaleTempFiles(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  const tempFiles = names.filter(
    (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp'),
  );
  for (const tempFile of tempFiles.map((name) => join(folder, name))) {
    const age = await stat(tempFile).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE_AFTER_MS) await rm(tempFile, { force: true }).catch(() => undefined);
  }
}
