/** Finds a Chromium for the tests, or obtains one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, stop } from '@/scripts/start/ensure.mjs';

/** The shell without a window: the same engine, it draws pages in half the time. */
const SHELLS = ['chromium-headless-shell'];
/** The whole browser, for the few tests of what the shell leaves out (pages kept for Back). */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Where the browsers of a machine are, as Playwright's configurations read it of the environment. */
export interface ChromiumPaths {
  readonly CHROMIUM_PATH?: string;
  readonly WHOLE_CHROMIUM_PATH?: string;
}

/**
 * Finds or installs what the tests need in their environment to start a Chromium: `CHROMIUM_PATH` for nearly all of them,
 * `WHOLE_CHROMIUM_PATH` for those that need more than the shell. Empty means what Playwright has downloaded itself.
 */
export async function ensureChromium(): Promise<ChromiumPaths> {
  if (!(await isThere())) {
    say('Aucun Chromium sur cette machine : installation…');
    install();
  }
  if (!(await isThere()))
    stop(
      'Aucun Chromium n’a pu être trouvé ni installé : installez-en un, ou donnez son chemin dans CHROMIUM_PATH.',
    );
  const whole = wholeBrowser();
  const most = process.env.CHROMIUM_PATH ?? onPath(SHELLS) ?? whole;
  return {
    ...(most && { CHROMIUM_PATH: most }),
    ...(whole && { WHOLE_CHROMIUM_PATH: whole }),
  };
}

/** Root on a system with apt gets both; elsewhere Playwright brings its own. */
function install(): void {
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium', ...SHELLS])
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  } else {
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
}

async function isThere(): Promise<boolean> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    stop(`CHROMIUM_PATH désigne « ${given} », qui n’existe pas.`);
  if (given || wholeBrowser()) return true;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const wholeBrowser = () => onPath(BROWSERS) ?? (existsSync(MAC) ? MAC : undefined);

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const attempt = (command: string, parameters: readonly string[]) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
