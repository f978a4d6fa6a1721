/** Runs all checks that need no browser, except the owner's trial, which `npm test` runs; three minutes at most. */
import { deleteReports, checkSources, printResults } from '@/scripts/check/steps';

async function main(): Promise<void> {
  deleteReports();
  await checkSources({ withTrial: false });
  printResults();
}

void main();
