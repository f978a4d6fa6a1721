/** Runs all checks that need no browser, except the owner's trial, which `npm test` runs; three minutes at most. */
import { begin, checkSources, end } from '@/scripts/check/steps';

async function main(): Promise<void> {
  begin();
  await checkSources({ trial: false });
  end();
}

void main();
