/** Finds the programs that `npm run test:deploy` needs besides a browser, or obtains them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from '@/scripts/start/ensure.mjs';

/** Programs, by the Debian packages that have them. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'nginx-light': ['nginx'],
  caddy: ['caddy'],
  varnish: ['varnishd'],
  'redis-server': ['redis-server'],
  'poppler-utils': ['pdftotext', 'pdfinfo', 'pdffonts'],
  coreutils: ['mkfifo'],
};

/** Installs what is missing where root has apt; returns a French sentence for each program that is missing still. */
export function ensureServers(): readonly string[] {
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && isThere('apt-get')) {
    say(`Installation des programmes d’essai (${missing.join(', ')})…`);
    attempt(['update', '-qq']);
    // None of them is to run by itself: a test starts what it needs.
    for (const name of missing)
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
  Object.keys(PACKAGES).filter((name) => !PACKAGES[name]?.every(isThere));

const isThere = (name: string): boolean =>
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
