import type FastCheck from 'fast-check';
import { guardPrograms } from '@/tests/fixtures/runners/programGuard';

// What a file has no use for is not read for it: both take longer than most files do.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

/** `FC_RUNS=5000 npx jest` tries every law on more cases than a usual run does. */
const runs = Number(process.env.FC_RUNS);
if (runs > 0)
  jest
    .requireActual<{ default: typeof FastCheck }>('fast-check')
    .default.configureGlobal({ numRuns: runs });

afterAll(
  guardPrograms(() => {
    const { testPath = '', currentTestName = 'before any test' } = expect.getState();
    return `${testPath}: ${currentTestName}`;
  }),
);
