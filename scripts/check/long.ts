/**
 * Runs all Jest tests with many more cases per property than usual:
 *   npm run test:long              5,000 cases of each
 *   FC_RUNS=20000 npm run test:long -- tests/unit/lib/map
 */
import { begin, checkLong, end } from '@/scripts/check/steps';

async function main(): Promise<void> {
  begin();
  await checkLong(process.argv.slice(2));
  end();
}

void main();
