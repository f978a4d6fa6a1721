import '@testing-library/jest-dom';
import fc from 'fast-check';

/** `FC_RUNS=5000 npx jest` tries every law on more cases than a usual run does. */
const runs = Number(process.env.FC_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
