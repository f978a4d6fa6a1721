import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads what Next has compiled of a page from the disk. The bundle of an edge host holds it instead
 * (scripts/hosts/pageEntries.ts).
 */
export const loadEntry = (root: string, path: string) =>
  createRequire(join(root, 'package.json'))(join(root, '.next/server/app', path, 'page.js'));
