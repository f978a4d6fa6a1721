import 'server-only';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@/lib/server/makeFolder';

/** In milliseconds: the age beyond which a draft was left by a killed process. */
const ABANDONED_MS = 60_000;

/**
 * Replaces a file atomically, also across a power cut: the chunks are written to a draft beside the file, flushed to
 * the disk, and the draft is renamed. Rejects when the disk fails.
 */
export async function replaceFile(file: string, chunks: readonly Uint8Array[]): Promise<void> {
  await makeFolder(dirname(file));
  const draft = `${file}.${process.pid}.${Date.now().toString(36)}.tmp`;
  try {
    const handle = await open(draft, 'wx');
    try {
      for (const chunk of chunks) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await removeStaleTempFiles(file);
}

/** Removes the drafts of a file that killed processes left; never rejects. */
export async function removeStaleTempFiles(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  const drafts = names.filter(
    (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp'),
  );
  for (const draft of drafts.map((name) => join(folder, name))) {
    const age = await stat(draft).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_MS) await rm(draft, { force: true }).catch(() => undefined);
  }
}
