/** What holds of the site image on Node, on the runtime of Workers and on Deno. */
import { ensureChromium } from './chromium.mjs';
import { ensure } from './ensure.mjs';
import { begin, checkHosts, end } from './steps.mjs';

await ensure('build', 'hosts');
const chromium = await ensureChromium();
begin();
await checkHosts(chromium);
end();
