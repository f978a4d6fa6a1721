import type FastCheck from 'fast-check';
import { guardPrograms } from '@/tests/fixtures/runners/programGuard';

// Loaded on demand: each of these packages takes longer than most test files.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

/** `FC_RUNS=5000 npx jest` raises the number of cases of every property. */
const caseCount = Number(process.env.FC_RUNS);
if (caseCount > 0)
  jest
    .requireActual<{ default: typeof FastCheck }>('fast-check')
    .default.configureGlobal({ numRuns: caseCount });

afterAll(
  guardPrograms(() => {
    const { testPath = '', currentTestName = 'before any test' } = expect.getState();
    return `${testPath}: ${currentTestName}`;
  }),
);
