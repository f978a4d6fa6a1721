import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { startProxy } from './proxies';
import { rewrite, startWrongSite, type Mistake } from './wrongSite';
import { startSite, stopSites } from '@/tests/e2e/site';
import { absent, programPath } from '@/tests/fixtures/programs';

test.afterEach(stopSites);

const uncoded: Mistake['before'] = ({ asked }) => void (asked['accept-encoding'] = 'identity');

/** For each check, by the beginning of its title, a mistake that it is there to see. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'Le serveur répond': {
    after: ({ path, headers }) => {
      if (path === '/api/health') headers['cache-control'] = 'public, max-age=60';
    },
  },
  // This machine's address is not the one that the site was built for.
  'Le site connaît son adresse': {},
  'Chaque réponse porte': {
    after: ({ path, headers }) => {
      if (path.startsWith('/audio/')) delete headers['x-content-type-options'];
    },
  },
  'Chaque page n’admet': {
    before: uncoded,
    after: (returning) => {
      if (returning.path === '/outils')
        rewrite(returning, (text) =>
          text.replace('</body>', '<script>track()</script></body>'),
        );
    },
  },
  'Les caches gardent': {
    after: ({ path, headers }) => {
      if (path === '/outils') headers['cache-control'] = 's-maxage=31536000';
    },
  },
  'Une page et ses données': {
    before: ({ asked }) => void delete asked['rsc'],
  },
  'Les textes sont comprimés': { before: uncoded },
  'Les fichiers de la construction': {
    after: (returning) => {
      if (returning.path.endsWith('.js')) returning.status = 404;
    },
  },
  'Le son se lit': {
    before: ({ asked }) => void delete asked['range'],
  },
  'Ce qui n’existe pas': {
    after: (returning) => {
      if (returning.status === 404) returning.status = 200;
    },
  },
  'security.txt': {
    before: uncoded,
    after: (returning) => {
      if (returning.path.endsWith('security.txt'))
        rewrite(returning, (text) => text.replace(/Expires: \d+/, 'Expires: 2020'));
    },
  },
};

/** What `npm run deploy:check` prints, and how it ends. */
const command = (...parameters: readonly string[]) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const words = ['--import', 'tsx', 'scripts/deploy/run.ts', ...parameters];
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });

test('deploy:check finds it in order behind nginx with the shipped configuration', async () => {
  const path = programPath('nginx');
  test.skip(path === null, absent('nginx'));
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const app = Number(new URL(site.origin).port);
  const proxy = await startProxy('nginx', path ?? '', app, test.info().outputPath('nginx'));
  try {
    // Twice: the second time it is the cache that answers.
    for (let round = 0; round < 2; round += 1) {
      const verdicts = await checkSite(proxy.origin, CHECKS);
      expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }
  } finally {
    await proxy.stop();
  }
});

test('deploy:check finds the site in order, sees each mistake of a server, and says so', async () => {
  const site = await startSite('', { PODCAST_FEED_URL: '' });
  const { code, printed } = await command(site.origin);
  expect(printed).toContain(`✓ Tout est en ordre : ${CHECKS.length} vérifications.`);
  expect(code).toBe(0);
  for (const check of CHECKS) {
    const [, mistake] =
      Object.entries(MISTAKES).find(([begin]) => check.title.startsWith(begin)) ?? [];
    expect(mistake, check.title).toBeDefined();
    const wrong = await startWrongSite(site.origin, mistake ?? {});
    const [verdict] = await checkSite(wrong.origin, [check]);
    await wrong.stop();
    expect(verdict?.faults.length, check.title).toBeGreaterThan(0);
  }
  const silent = await command('http://127.0.0.1:9');
  expect(silent.printed).toContain(`✗ À corriger : ${CHECKS.length - 1} des ${CHECKS.length}`);
  expect(silent.code).toBe(1);
  expect((await command('exemple.org')).code).toBe(2);
});
