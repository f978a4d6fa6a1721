import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(process.cwd(), 'components/site/beforeHydration.js');

/** Comments on lines of their own, and the indentation. */
const UNSENT = /^\s*(?:(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\s*)*/gm;

/** The script that every page begins with, as it is sent. */
export const beforeHydration: string = readFileSync(SOURCE, 'utf8').replace(UNSENT, '');

/** How a Content-Security-Policy names it. */
export const beforeHydrationHash: string = `'sha256-${createHash('sha256').update(beforeHydration).digest('base64')}'`;
