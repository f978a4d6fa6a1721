/** What holds of the production build behind real proxies, beside a real store and on paper. */
import { ensureChromium } from './chromium.mjs';
import { ensure } from './ensure.mjs';
import { ensureServers } from './servers.mjs';
import { begin, checkDeployment, end, fail } from './steps.mjs';

await ensure('build');
const chromium = await ensureChromium();
const missing = ensureServers();
begin();
for (const sentence of missing) fail(sentence);
if (missing.length === 0) await checkDeployment(chromium);
end();
