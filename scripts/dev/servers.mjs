/**
 * Finds the servers before and behind which the site is tested, and what reads its PDF, or obtains them. A test that
 * lacks one says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './ensure.mjs';

/** Programs, by the Debian packages that have them. */
const PACKAGES = {
  'nginx-light': 'nginx',
  caddy: 'caddy',
  varnish: 'varnishd',
  'redis-server': 'redis-server',
  'poppler-utils': 'pdftotext',
};

/** Root on a system with apt gets what is missing; elsewhere nothing is done. */
export function ensureServers() {
  const missing = Object.keys(PACKAGES).filter((name) => !isThere(PACKAGES[name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return;
  say(`Installation des programmes d’essai (${missing.join(', ')})…`);
  attempt(['update', '-qq']);
  // None of them is to run by itself: a test starts what it needs.
  for (const name of missing)
    attempt(['install', '-y', '-qq', '--no-install-recommends', name], {
      RUNLEVEL: '1',
      DEBIAN_FRONTEND: 'noninteractive',
    });
}

const isThere = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some(
    (folder) => existsSync(join(folder, name)),
  );

const attempt = (parameters, variables = {}) =>
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  });
