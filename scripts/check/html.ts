/**
 * Asks the Nu Html Checker about every page of the last build, and prints what it finds; ends with 1 when it finds anything.
 * The checker is fetched by npx and needs Java: a check of maintainers, of which tests/e2e/seo/markupRules.ts holds what it
 * has found so far.
 * Usage: npm run build && npm run check:html
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHECKER = 'vnu-jar@26.9.27';
const PAGES = '.next/server/app';

/** Most that the checker writes: some thirty thousand lines, in bytes. */
const OUTPUT = 64 * 1024 * 1024;

/** What is found, and meant. */
const ACCEPTED = [
  // React closes void elements so.
  /: Trailing slash on void elements/,
  // VoiceOver takes a list without bullets for one only so.
  /: The “list” role is unnecessary/,
  // The years of this history have three digits.
  /: Potentially bad value “0.*: Year may be mistyped/,
  // The page that Next keeps for a failure of the whole application has no `lang`; it is served nowhere.
  /_global-error\.html.*: Consider adding a “lang” attribute/,
  // Properties and functions that the checker does not know.
  /: CSS: /,
];

function main(): number {
  if (!existsSync(PAGES)) return refuse('There is no build: npm run build.');
  if (spawnSync('java', ['-version']).status !== 0)
    return refuse('Java is missing (Debian, Ubuntu: apt-get install default-jre-headless).');
  const options = ['--skip-non-html', '--exit-zero-always', '--stdout'];
  const { status, stdout } = spawnSync(
    'npx',
    ['--yes', `--package=${CHECKER}`, '--', 'vnu', ...options, PAGES],
    { encoding: 'utf8', maxBuffer: OUTPUT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) return refuse('The checker could not be fetched or run.');
  const found = stdout
    .split('\n')
    .filter((line) => line !== '' && !ACCEPTED.some((accepted) => accepted.test(line)));
  console.log(found.length === 0 ? '✓ The checker finds nothing.' : found.join('\n'));
  return found.length === 0 ? 0 : 1;
}

function refuse(reason: string): number {
  console.error(`✗ ${reason}`);
  return 2;
}

process.exitCode = main();
