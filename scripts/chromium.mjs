/** Finds a Chromium for the tests, or obtains one. Node only, like everything that runs before the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, stop } from './ensure.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium; null means the one that Playwright has downloaded itself. */
export async function ensureChromium() {
  const known = await find();
  if (known !== undefined) return known;
  say('Aucun Chromium sur cette machine : installation…');
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const obtained = await find();
  if (obtained !== undefined) return obtained;
  return stop(
    'Aucun Chromium n’a pu être trouvé ni installé : installez-en un, ou donnez son chemin dans CHROMIUM_PATH.',
  );
}

async function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given)
      ? given
      : stop(`CHROMIUM_PATH désigne « ${given} », qui n’existe pas.`);
  const installed = onPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? null : undefined;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const attempt = (command, parameters) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
