// @ts-check
/**
 * Serves the production build: node lib/server/http/main.mjs [-p port] [-H host]
 * PORT and HOST stand in for the options. Whatever keeps the site from being served is said in a sentence, and ends
 * the process with 1: Next, once it is loaded, would end it with 0. See README.md in this folder.
 */
import { parseArgs } from 'node:util';
import { faultyVariables, readVariable } from '../variables.mjs';

/** @param {readonly string[]} sentences @returns {never} */
function stop(...sentences) {
  for (const sentence of sentences) console.error(`✗ ${sentence}`);
  process.exit(1);
}

try {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  const given = { ...process.env };
  if (values.port !== undefined) given['PORT'] = values.port;
  if (values.hostname !== undefined) given['HOST'] = values.hostname;
  const faults = faultyVariables(given);
  if (faults.length > 0) stop(...faults);
  const { serve } = await import('./serve.mjs');
  await serve(readVariable('PORT', given), readVariable('HOST', given) || undefined);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
