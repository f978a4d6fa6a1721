import { readFileSync } from 'node:fs';

const START = /"start": "(.*)\bexec node ([^"]+)"/.exec(readFileSync('package.json', 'utf8'));

/** What `npm start` gives to node to serve the production build: the limits of its memory are part of what is tested. */
export const SERVE: readonly string[] = wordsOf(START?.[2]);

/** The variables that it sets, those of the allocator among them. */
export const SERVE_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  wordsOf(START?.[1]).map((word) => {
    const [name = '', value = ''] = word.split('=');
    return [name, value];
  }),
);

function wordsOf(text: string | undefined): readonly string[] {
  if (text === undefined)
    throw new Error('package.json: a start script with «exec node» is expected.');
  return text.trim().split(' ');
}
