/** Checks the site image on Node, on the Workers runtime and on Deno. */
import { ensureChromium } from '@/scripts/check/chromium';
import { deleteReports, checkHosts, printResults } from '@/scripts/check/steps';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  deleteReports();
  await checkHosts(chromium);
  printResults();
}

void main();
