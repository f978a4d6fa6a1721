/** Everything that must hold and needs no browser, but the owner's trial, which `npm test` runs: in three minutes or less. */
import { begin, checkSources, end } from '@/scripts/check/steps';

async function main(): Promise<void> {
  begin();
  await checkSources({ trial: false });
  end();
}

void main();
