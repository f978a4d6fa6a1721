/** Finds or installs the programs that `npm run test:deploy` needs besides a browser. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { printStep } from '@/scripts/start/ensure.mjs';

/** Debian packages with the names of their programs. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'nginx-light': ['nginx'],
  caddy: ['caddy'],
  varnish: ['varnishd'],
  'redis-server': ['redis-server'],
  'poppler-utils': ['pdftotext', 'pdfinfo', 'pdffonts'],
  coreutils: ['mkfifo'],
};

/** Installs missing programs with apt as root; returns a French sentence for each one still missing. */
export function ensureServers(): readonly string[] {
  const missingNames = missingPackages();
  if (missingNames.length > 0 && process.getuid?.() === 0 && isInstalled('apt-get')) {
    printStep(`Installation des programmes d’essai (${missingNames.join(', ')})…`);
    attempt(['update', '-qq']);
    // Prevent the packages from starting services: a test starts what it needs.
    for (const name of missingNames)
      attempt(['install', '-y', '-qq', '--no-install-recommends', name], {
        RUNLEVEL: '1',
        DEBIAN_FRONTEND: 'noninteractive',
      });
  }
  return missingPackages().map(
    (name) =>
      `Il manque ${PACKAGES[name]?.join(', ')} : installez le paquet « ${name} » (apt-get install ${name}).`,
  );
}

const missingPackages = () =>
  Object.keys(PACKAGES).filter((name) => !PACKAGES[name]?.every(isInstalled));

const isInstalled = (name: string): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some(
    (folder) => existsSync(join(folder, name)),
  );

const attempt = (
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) =>
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  });
