/** Everything that must hold and needs no browser, in two minutes or less. */
import { ensure } from './ensure.mjs';
import { begin, checkSources, end } from './steps.mjs';

await ensure();
begin();
await checkSources();
end();
