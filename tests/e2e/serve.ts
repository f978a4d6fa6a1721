import { readFileSync } from 'node:fs';

const [, startArguments] =
  /"start": "node ([^"]+)"/.exec(readFileSync('package.json', 'utf8')) ?? [];
if (startArguments === undefined)
  throw new Error('package.json: a start script with «node» is expected.');

/** Arguments with which `npm start` runs node, memory limits included, so that the tests run under them. */
export const START_ARGUMENTS: readonly string[] = startArguments.split(' ');
