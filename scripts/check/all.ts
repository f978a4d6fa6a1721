/**
 * Runs all checks: the production build, if sources have changed, beside content, types, lint, style sheets, format,
 * dead code and Jest; then Playwright on the build.
 */
import { ensureChromium } from '@/scripts/check/chromium';
import { begin, checkSite, checkSources, end, fail } from '@/scripts/check/steps';
import { buildIsFresh } from '@/scripts/start/ensure.mjs';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  begin();
  await checkSources({ trial: true, build: true });
  if (buildIsFresh()) await checkSite(chromium);
  else fail('Playwright did not run: there is no build of these sources.');
  end();
}

void main();
