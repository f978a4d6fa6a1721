/**
 * Provides what a command needs, and prints each step:
 *   node scripts/start/ensure.mjs [dependencies] [benches] [tools] [hosts] [content] [build [pictures-later]] [port]
 * Runs before anything is installed: only Node's own modules, and syntax old enough for an outdated Node to print its
 * error.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultyVariables, readVariable } from '../../lib/server/variables.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MINIMUM_NODE = { major: 20, minor: 9 };
const DEPENDENCIES_STAMP = 'node_modules/.installed-from';
/** Packages of the benches, a third of an install, which nothing else needs. */
const BENCHES = 'tests/bench';
/** Packages of maintainers' programs. */
const TOOLS = 'scripts/tools';
/** Binaries of workerd and Deno: a quarter of a gigabyte. */
const HOSTS = 'deploy/hosts';
const BUILD_STAMP = '.next/.built-from';

/** Inputs of the build: a change in any of them requires a new build. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/build',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
];
/** Lists the environment variables that prerendered pages contain: addresses, and the upstream feed. */
const variables = () => [
  `SITE_URL=${process.env.SITE_URL ?? ''}`,
  `OFFLINE=${process.env.OFFLINE ?? ''}`,
  `AUDIO_BASE_URL=${process.env.AUDIO_BASE_URL ?? ''}`,
  `PODCAST_FEED_URL=${process.env.PODCAST_FEED_URL?.trim() ? 'set' : ''}`,
];

/**
 * Provides the requirements of a command; on failure prints the reason in French and exits with 1.
 * @param {readonly string[]} requirements
 */
export async function ensure(...requirements) {
  checkNode();
  checkVariables();
  if (requirements.includes('port')) await checkPort(readVariable('PORT'));
  ensureDependencies();
  if (requirements.includes('benches')) ensureDependencies(BENCHES);
  if (requirements.includes('tools')) ensureDependencies(TOOLS);
  if (requirements.includes('hosts')) ensureDependencies(HOSTS);
  if (requirements.includes('content')) checkContent();
  if (requirements.includes('build')) ensureBuild(requirements.includes('pictures-later'));
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const minimum = MINIMUM_NODE;
  if (major < minimum.major || (major === minimum.major && minor < minimum.minor))
    exitWith(
      `Node ${minimum.major}.${minimum.minor} ou plus récent est nécessaire ; celui-ci est le ${process.versions.node}.`,
    );
}

/** Reports all invalid environment variables at once, before an installation or a build uses them. */
function checkVariables() {
  const faults = faultyVariables();
  if (faults.length > 0) exitWith(faults.join('\n✗ '));
}

/** @param {number} port @returns {Promise<void>} */
function checkPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      code === 'EADDRINUSE'
        ? exitWith(
            `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre avec PORT=${port + 1} npm start.`,
          )
        : exitWith(
            `Le port ${port} ne peut pas être ouvert (${code}) : choisissez-en un autre avec PORT=8080 npm start.`,
          ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function ensureDependencies(folder = '.') {
  const stamp = join(folder, DEPENDENCIES_STAMP);
  const expectedHash = hashOf([join(folder, 'package-lock.json')]);
  if (stampOf(stamp) === expectedHash) return;
  printStep(`Installation des dépendances (npm ci${folder === '.' ? '' : `, ${folder}`})…`);
  const npm = process.env.npm_execpath;
  const [command, ...npmScript] = npm ? [process.execPath, npm] : ['npm'];
  run(
    command,
    [...npmScript, 'ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', folder],
    environment(),
    'L’installation des dépendances a échoué (voir ci-dessus).',
  );
  writeFileSync(join(ROOT, stamp), expectedHash);
}

/** Tells whether the existing build was made from the present sources. */
export const buildIsFresh = () => stampOf(BUILD_STAMP) === hashOf(SOURCES, variables());

/**
 * Builds the site unless the build is fresh.
 * @param {boolean} drawsLater whether the running site draws the share images
 */
function ensureBuild(drawsLater) {
  const expectedHash = hashOf(SOURCES, variables());
  if (stampOf(BUILD_STAMP) === expectedHash) return printStep('La construction est à jour.');
  checkContent();
  printStep('Construction du site (next build)…');
  run(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    { ...environment(), ...(drawsLater && { SHARE_PICTURES: 'later' }) },
    'La construction du site a échoué (voir ci-dessus).',
  );
  mkdirSync(join(ROOT, '.next'), { recursive: true });
  writeFileSync(join(ROOT, BUILD_STAMP), expectedHash);
}

/** Reports all problems of content/ at once, before a build that would stop at the first. */
function checkContent() {
  run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/check-content.ts'],
    environment(),
    'content/ est à corriger (voir ci-dessus).',
  );
}

/**
 * Returns the environment without NODE_ENV=production, which would omit the development packages that the build needs.
 */
function environment() {
  const variables = { ...process.env };
  Reflect.deleteProperty(variables, 'NODE_ENV');
  return variables;
}

/** @param {string} command @param {readonly string[]} parameters @param {NodeJS.ProcessEnv} env @param {string} complaint */
function run(command, parameters, env, complaint) {
  const { status } = spawnSync(command, parameters, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) exitWith(complaint);
}

/**
 * Hashes the bytes and names of all files below the given paths, and additional lines.
 * @param {readonly string[]} paths
 * @param {readonly string[]} [lines]
 */
function hashOf(paths, lines = []) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort())
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  for (const line of lines) hash.update(`\0${line}`);
  return hash.digest('hex');
}

/** @param {string} path @returns {readonly string[]} */
function filesBelow(path) {
  const fullPath = join(ROOT, path);
  if (!existsSync(fullPath)) return [];
  if (!statSync(fullPath).isDirectory()) return [path];
  return readdirSync(fullPath).flatMap((name) => filesBelow(`${path}/${name}`));
}

/** @param {string} file */
const stampOf = (file) =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;

/** Prints a step of the command. @param {string} sentence */
export const printStep = (sentence) => console.log(`▸ ${sentence}`);

/** Prints why the command fails, and exits with 1. @param {string} sentence @returns {never} */
export function exitWith(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void ensure(...process.argv.slice(2));
