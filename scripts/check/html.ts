/**
 * Validates every page of the last build with the Nu Html Checker, and prints its findings; exits with 1 when there are
 * any. The checker is fetched by npx and needs Java: a check for maintainers, whose past findings are held by
 * tests/e2e/seo/markupRules.ts.
 * Usage: npm run build && npm run check:html
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHECKER = 'vnu-jar@26.9.27';
const PAGES_FOLDER = '.next/server/app';

/** In bytes: limit of the checker's output, some thirty thousand lines. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Findings that are accepted. */
const ACCEPTED_FINDINGS = [
  // React writes void elements with a slash.
  /: Trailing slash on void elements/,
  // VoiceOver needs the role for a list without bullets.
  /: The “list” role is unnecessary/,
  // Years of this history have three digits.
  /: Potentially bad value “0.*: Year may be mistyped/,
  // Next's page for a failure of the whole application has no `lang`; it is never served.
  /_global-error\.html.*: Consider adding a “lang” attribute/,
  // CSS properties and functions unknown to the checker.
  /: CSS: /,
];

function main(): number {
  if (!existsSync(PAGES_FOLDER)) return refuse('There is no build: npm run build.');
  if (spawnSync('java', ['-version']).status !== 0)
    return refuse('Java is missing (Debian, Ubuntu: apt-get install default-jre-headless).');
  const options = ['--skip-non-html', '--exit-zero-always', '--stdout'];
  const { status, stdout } = spawnSync(
    'npx',
    ['--yes', `--package=${CHECKER}`, '--', 'vnu', ...options, PAGES_FOLDER],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) return refuse('The checker could not be fetched or run.');
  const findings = stdout
    .split('\n')
    .filter((line) => line !== '' && !ACCEPTED_FINDINGS.some((pattern) => pattern.test(line)));
  console.log(findings.length === 0 ? '✓ The checker finds nothing.' : findings.join('\n'));
  return findings.length === 0 ? 0 : 1;
}

function refuse(reason: string): number {
  console.error(`✗ ${reason}`);
  return 2;
}

process.exitCode = main();
