import { execFile } from 'node:child_process';
import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { startHost, type Host } from '@/tests/fixtures/http/host';
import { CHECKED_ANSWERS } from './checkedSite';
import { rewrite, startWrongSite, type Mistake } from './wrongSite';

jest.setTimeout(60_000);

let host: Host;

beforeAll(async () => {
  host = await startHost({ answers: CHECKED_ANSWERS });
});
afterAll(() => host.close());

const uncoded: Mistake['before'] = ({ asked }) => void (asked['accept-encoding'] = 'identity');

/** A mistake that each check must find, by the beginning of the check's title. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'Le serveur répond': {
    after: ({ path, headers }) => {
      if (path === '/api/health') headers['cache-control'] = 'public, max-age=60';
    },
  },
  // The site is requested at another address than the one it was built for.
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

/** Runs `npm run deploy:check`; returns its output and its exit code. */
const command = (...parameters: readonly string[]) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const words = ['--import', 'tsx', 'scripts/deploy/run.ts', ...parameters];
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });

describe('deploy:check', () => {
  it('reports that a valid site is valid', async () => {
    const { code, printed } = await command(host.origin);
    expect(printed).toContain(`✓ Tout est en ordre : ${CHECKS.length} vérifications.`);
    expect(code).toBe(0);
  });

  it.each(CHECKS)('sees a mistake of a server: $title', async (check) => {
    const [, mistake] =
      Object.entries(MISTAKES).find(([begin]) => check.title.startsWith(begin)) ?? [];
    expect(mistake).toBeDefined();
    const [right] = await checkSite(host.origin, [check]);
    expect(right?.faults).toEqual([]);
    const wrong = await startWrongSite(host.origin, mistake ?? {});
    const [verdict] = await checkSite(wrong.origin, [check]);
    await wrong.close();
    expect(verdict?.faults).not.toEqual([]);
  });

  it('fails every check but one where nothing answers, and exits with 1', async () => {
    const silent = await command('http://127.0.0.1:9');
    expect(silent.printed).toContain(
      `✗ À corriger : ${CHECKS.length - 1} des ${CHECKS.length}`,
    );
    expect(silent.code).toBe(1);
  });

  it('exits with 2 for an invalid address', async () => {
    expect((await command('exemple.org')).code).toBe(2);
  });
});
