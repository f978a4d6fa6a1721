import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(
  /* turbopackIgnore: true */ process.cwd(),
  'components/site/beforeHydration.js',
);

/** Comments on lines of their own, and the indentation. */
const UNSENT = /^\s*(?:(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\s*)*/gm;

/** The script that every page begins with, as it is sent. */
export const beforeHydration: string = readFileSync(SOURCE, 'utf8').replace(UNSENT, '');
