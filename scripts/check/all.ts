/**
 * Runs all checks: the production build, if sources have changed, beside content, types, lint, style sheets, format,
 * dead code and Jest; then Playwright on the build.
 */
import { ensureChromium } from '@/scripts/check/chromium';
import {
  deleteReports,
  checkSite,
  checkSources,
  printResults,
  recordFailure,
} from '@/scripts/check/steps';
import { buildIsFresh } from '@/scripts/start/ensure.mjs';

async function main(): Promise<void> {
  const chromium = await ensureChromium();
  deleteReports();
  await checkSources({ withTrial: true, withBuild: true });
  if (buildIsFresh()) await checkSite(chromium);
  else recordFailure('Playwright did not run: there is no build of these sources.');
  printResults();
}

void main();
