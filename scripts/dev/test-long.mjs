/**
 * Every test of Jest, its properties on many more cases than a usual run draws:
 *   npm run test:long              5,000 cases of each
 *   FC_RUNS=20000 npm run test:long -- tests/unit/lib/map
 */
import { ensure } from './ensure.mjs';
import { begin, checkLong, end } from './steps.mjs';

await ensure();
begin();
await checkLong(process.argv.slice(2));
end();
