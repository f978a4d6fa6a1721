import 'server-only';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file with its address relative to the listed folder. */
interface ListedFile {
  readonly path: string;
  readonly file: string;
}

/** Lists the files below a folder with their addresses; none if the folder is missing. */
export async function filesBelow(folder: string, prefix = ''): Promise<readonly ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({ file, path: prefix + relative(folder, file).split(sep).join('/') }));
}
