import 'server-only';
import { Buffer } from 'node:buffer';
import { relative } from 'node:path';

/** Bundled file; for most files only size and date are bundled. */
export interface KnownFile {
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  readonly text?: string;
  readonly base64?: string;
}

/** Files by path relative to the root of the site. */
export type KnownFiles = Readonly<Record<string, KnownFile>>;

/**
 * Creates the part of `node:fs` that the code uses over bundled files, for a host without a disk. A missing file throws
 * with code ENOENT, as in Node.
 */
export function createFileSystem(files: KnownFiles) {
  const folders = new Map<string, Set<string>>();
  for (const path of Object.keys(files)) {
    const segments = path.split('/');
    for (const [depth, name] of segments.entries()) {
      const folder = segments.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    }
  }
  const nameOf = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');
  const fileAt = (path: string): KnownFile | null => {
    const name = nameOf(path);
    return Object.hasOwn(files, name) ? (files[name] ?? null) : null;
  };

  function requireFile(path: string): KnownFile {
    const file = fileAt(path);
    if (file === null) throw missingFileError(path);
    return file;
  }

  return {
    existsSync: (path: string): boolean => fileAt(path) !== null || folders.has(nameOf(path)),

    readFileSync(path: string, encoding?: 'utf8'): string | Buffer {
      const { text, base64 } = requireFile(path);
      if (text !== undefined) return encoding === undefined ? Buffer.from(text) : text;
      if (base64 === undefined) throw missingFileError(path);
      return Buffer.from(base64, 'base64');
    },

    readdirSync(path: string): readonly string[] {
      const names = folders.get(nameOf(path));
      if (names === undefined) throw missingFileError(path);
      return [...names];
    },

    statSync(path: string, options?: { readonly throwIfNoEntry?: boolean }) {
      if (fileAt(path) === null && options?.throwIfNoEntry === false) return undefined;
      const { size, modifiedAt } = requireFile(path);
      return { size, mtimeMs: modifiedAt, isFile: () => true };
    },
  };
}

const missingFileError = (path: string): Error =>
  Object.assign(new Error(`ENOENT: the bundle has no file « ${path} »`), { code: 'ENOENT' });
