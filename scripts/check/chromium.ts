/** Finds a Chromium for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { printStep, exitWith } from '@/scripts/start/ensure.mjs';

/** Names of the headless shell: the same engine, rendering pages in half the time. */
const SHELLS = ['chromium-headless-shell'];
/** Names of the full browser, for the few tests of features that the shell lacks (back/forward cache). */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_CHROME_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Paths of the browsers, as Playwright's configurations read them from the environment. */
export interface ChromiumPaths {
  readonly CHROMIUM_PATH?: string;
  readonly WHOLE_CHROMIUM_PATH?: string;
}

/**
 * Finds or installs the browsers and returns the environment of the tests: `CHROMIUM_PATH` for nearly all of them,
 * `WHOLE_CHROMIUM_PATH` for those that the shell cannot run. Empty means Playwright's own download.
 */
export async function ensureChromium(): Promise<ChromiumPaths> {
  if (!(await isInstalled())) {
    printStep('Aucun Chromium sur cette machine : installation…');
    installBrowsers();
  }
  if (!(await isInstalled()))
    exitWith(
      'Aucun Chromium n’a pu être trouvé ni installé : installez-en un, ou donnez son chemin dans CHROMIUM_PATH.',
    );
  const wholePath = wholeBrowserPath();
  const defaultPath = process.env.CHROMIUM_PATH ?? findOnPath(SHELLS) ?? wholePath;
  return {
    ...(defaultPath && { CHROMIUM_PATH: defaultPath }),
    ...(wholePath && { WHOLE_CHROMIUM_PATH: wholePath }),
  };
}

/** Installs both browsers with apt as root; elsewhere with Playwright. */
function installBrowsers(): void {
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium', ...SHELLS])
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  } else {
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
}

async function isInstalled(): Promise<boolean> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    exitWith(`CHROMIUM_PATH désigne « ${configuredPath} », qui n’existe pas.`);
  if (configuredPath || wholeBrowserPath()) return true;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const wholeBrowserPath = () =>
  findOnPath(BROWSERS) ?? (existsSync(MAC_CHROME_PATH) ? MAC_CHROME_PATH : undefined);

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const attempt = (command: string, parameters: readonly string[]) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
