/** Checks the site image on Node, on the Workers runtime and on Deno. */
import { ensureChromium } from '@/scripts/check/chromium';
import { begin, checkHosts, end } from '@/scripts/check/steps';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  begin();
  await checkHosts(chromium);
  end();
}

void main();
