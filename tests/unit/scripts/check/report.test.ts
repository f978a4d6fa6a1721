import { failureLine, jestFailures, playwrightFailures } from '@/scripts/check/report';

const ROOT = process.cwd();
const TIMES = { startTime: 0, endTime: 0 };

describe('the failure lines at the end of a run', () => {
  it('name a failed test of Jest by file, title and the first line of its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a passes', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a fails',
        failureMessages: ['\n\u001b[31mError: expect\u001b[39m\n\nat x.ts:1'],
      },
    ];
    const file = {
      name: `${ROOT}/tests/a.test.ts`,
      status: 'failed',
      message: 'long',
      ...TIMES,
    };
    expect(jestFailures({ testResults: [{ ...file, assertionResults }] })).toEqual([
      'FAILED tests/a.test.ts › a fails: Error: expect',
    ]);
  });

  it('name a test file of Jest that fails to load', () => {
    const file = { name: `${ROOT}/tests/a.test.ts`, assertionResults: [], ...TIMES };
    expect(
      jestFailures({
        testResults: [
          {
            ...file,
            status: 'failed',
            message: '  ● Test suite failed to run\n\n    Cannot find module\n',
          },
        ],
      }),
    ).toEqual(['FAILED tests/a.test.ts: Cannot find module']);
  });

  it('name a nested failed test of Playwright, and an error outside of tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [
        {
          results: [
            {
              duration: 0,
              ...(!ok && {
                error: { message: 'Timed out\nat y.ts:2', location: { line: 12 } },
              }),
            },
          ],
        },
      ],
    });
    const suites = [
      {
        file: 'map/a.spec.ts',
        specs: [spec('holds', true)],
        suites: [{ file: 'map/a.spec.ts', specs: [spec('breaks', false)] }],
      },
    ];
    expect(
      playwrightFailures({
        config: { rootDir: `${ROOT}/tests/e2e` },
        suites,
        errors: [{ message: 'No server' }],
      }),
    ).toEqual([
      'FAILED tests/e2e/map/a.spec.ts › breaks (line 12): Timed out',
      'FAILED Playwright: No server',
    ]);
  });

  it('name a failed step without output', () => {
    expect(failureLine('Types')).toBe('FAILED Types');
  });
});
