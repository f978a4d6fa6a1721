/**
 * Runs all Jest tests with many more cases per property than usual:
 *   npm run test:long              5,000 cases of each
 *   FC_RUNS=20000 npm run test:long -- tests/unit/lib/map
 */
import { deleteReports, checkLong, printResults } from '@/scripts/check/steps';

async function main(): Promise<void> {
  deleteReports();
  await checkLong(process.argv.slice(2));
  printResults();
}

void main();
