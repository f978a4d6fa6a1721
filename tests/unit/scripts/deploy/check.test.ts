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

const requestUncompressed: Mistake['before'] = ({ requestHeaders }) =>
  void (requestHeaders['accept-encoding'] = 'identity');

/** A mistake that each check must find, by the beginning of the check's title. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'Le serveur répond': {
    after: ({ path, headers }) => {
      if (path === '/api/health') headers['cache-control'] = 'public, max-age=60';
    },
  },
  // The site is requested at an address other than its declared address.
  'Le site connaît son adresse': {},
  'Chaque réponse porte': {
    after: ({ path, headers }) => {
      if (path.startsWith('/audio/')) delete headers['x-content-type-options'];
    },
  },
  'Chaque page n’admet': {
    before: requestUncompressed,
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
    before: ({ requestHeaders }) => void delete requestHeaders['rsc'],
  },
  'Les textes sont comprimés': { before: requestUncompressed },
  'Les fichiers de la construction': {
    after: (returning) => {
      if (returning.path.endsWith('.js')) returning.status = 404;
    },
  },
  'Le son se lit': {
    before: ({ requestHeaders }) => void delete requestHeaders['range'],
  },
  'Ce qui n’existe pas': {
    after: (returning) => {
      if (returning.status === 404) returning.status = 200;
    },
  },
  'security.txt': {
    before: requestUncompressed,
    after: (returning) => {
      if (returning.path.endsWith('security.txt'))
        rewrite(returning, (text) => text.replace(/Expires: \d+/, 'Expires: 2020'));
    },
  },
};

/** Runs `npm run deploy:check`; returns its output and its exit code. */
const runCheck = (...parameters: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = ['--import', 'tsx', 'scripts/deploy/run.ts', ...parameters];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

describe('deploy:check', () => {
  it('reports no fault of a valid site, and exits with 0', async () => {
    const { code, output } = await runCheck(host.origin);
    expect(output).toContain(`✓ Tout est en ordre : ${CHECKS.length} vérifications.`);
    expect(code).toBe(0);
  });

  it.each(CHECKS)('finds the mistake of a server: $title', async (check) => {
    const [, mistake] =
      Object.entries(MISTAKES).find(([titleStart]) => check.title.startsWith(titleStart)) ?? [];
    expect(mistake).toBeDefined();
    const [validVerdict] = await checkSite(host.origin, [check]);
    expect(validVerdict?.faults).toEqual([]);
    const wrongSite = await startWrongSite(host.origin, mistake ?? {});
    const [verdict] = await checkSite(wrongSite.origin, [check]);
    await wrongSite.close();
    expect(verdict?.faults).not.toEqual([]);
  });

  it('fails all checks but one where no server answers, and exits with 1', async () => {
    const result = await runCheck('http://127.0.0.1:9');
    expect(result.output).toContain(`✗ À corriger : ${CHECKS.length - 1} des ${CHECKS.length}`);
    expect(result.code).toBe(1);
  });

  it('exits with 2 for an invalid address', async () => {
    expect((await runCheck('exemple.org')).code).toBe(2);
  });
});
