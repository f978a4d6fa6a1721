/** Checks the production build behind real proxies, with a real store, and on paper. */
import { ensureChromium } from '@/scripts/check/chromium';
import { ensureServers } from '@/scripts/check/servers';
import {
  deleteReports,
  checkDeployment,
  printResults,
  recordFailure,
} from '@/scripts/check/steps';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  const missingSentences = ensureServers();
  deleteReports();
  for (const sentence of missingSentences) recordFailure(sentence);
  if (missingSentences.length === 0) await checkDeployment(chromium);
  printResults();
}

void main();
