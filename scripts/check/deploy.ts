/** Checks the production build behind real proxies, with a real store, and on paper. */
import { ensureChromium } from '@/scripts/check/chromium';
import { ensureServers } from '@/scripts/check/servers';
import { begin, checkDeployment, end, fail } from '@/scripts/check/steps';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  const missingSentences = ensureServers();
  begin();
  for (const sentence of missingSentences) fail(sentence);
  if (missingSentences.length === 0) await checkDeployment(chromium);
  end();
}

void main();
