import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies a file or a folder as hard links; symbolic links are copied as they are. */
export function linkTree(from: string, to: string): void {
  const stats = lstatSync(from);
  mkdirSync(dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (!stats.isDirectory()) return linkSync(from, to);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
}
