/**
 * Checks content/ and prints all its problems in French, in seconds and without a browser.
 * Usage: npm run check:content, which also runs tests/content.
 */
import { checkContent } from '@/lib/server/content/loadContent';

const problems = checkContent();
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log('▸ content/ : tout se lit et tout se tient.');
