import 'server-only';
/**
 * Serves the site image: `node .next/image/host/main.mjs [-p port] [-H host]`
 * The variables PORT and HOST replace the options. An error at startup is printed as a sentence, and the process exits
 * with code 1. See lib/server/site/README.md.
 */
import { parseArgs } from 'node:util';
import { serve } from '@/lib/server/hosts/node/serve';
import { faultyVariables, readVariable } from '@/lib/server/variables.mjs';

function exitWithErrors(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`✗ ${sentence}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  const environment = { ...process.env };
  if (values.port !== undefined) environment['PORT'] = values.port;
  if (values.hostname !== undefined) environment['HOST'] = values.hostname;
  const faults = faultyVariables(environment);
  if (faults.length > 0) exitWithErrors(...faults);
  await serve(
    readVariable('PORT', environment),
    readVariable('HOST', environment) || undefined,
  );
}

void main().catch((error: unknown) =>
  exitWithErrors(error instanceof Error ? error.message : String(error)),
);
