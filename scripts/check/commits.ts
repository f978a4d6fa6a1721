/**
 * Checks the subjects of the commits since the baseline by the rules of CONTRIBUTING.md; exits with 1 when one breaks
 * them.
 */
import { readHistory, subjectFault } from '@/scripts/check/history';

const history = readHistory();
if (history.kind === 'unknown') console.log(`Not looked at: ${history.cause}.`);
else {
  const faults = history.subjects.flatMap((subject) => subjectFault(subject) ?? []);
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(`${history.subjects.length} subjects, ${faults.length} at fault.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
