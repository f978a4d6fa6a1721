/**
 * Everything that must hold, in one command: content, types, lint, style sheets, format, dead code, Jest, then Playwright on the
 * production build.
 */
import { ensureChromium } from './chromium.mjs';
import { ensure } from './ensure.mjs';
import { ensureServers } from './servers.mjs';
import { begin, checkSite, checkSources, end } from './steps.mjs';

await ensure('build');
const chromium = await ensureChromium();
ensureServers();
begin();
await checkSources({ trial: true });
await checkSite(chromium);
end();
