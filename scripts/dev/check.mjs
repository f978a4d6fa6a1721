/** Everything that must hold and needs no browser, but the owner's trial, which `npm test` runs: in three minutes or less. */
import { ensure } from './ensure.mjs';
import { begin, checkSources, end } from './steps.mjs';

await ensure();
begin();
await checkSources({ trial: false });
end();
