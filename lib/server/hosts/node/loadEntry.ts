import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads the compiled entry of a page from the disk. Edge hosts bundle the entries instead
 * (scripts/hosts/pageEntries.ts).
 */
export const loadEntry = (root: string, path: string) =>
  createRequire(join(root, 'package.json'))(join(root, '.next/server/app', path, 'page.js'));
