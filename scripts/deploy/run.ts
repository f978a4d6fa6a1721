/**
 * Checks a running site for visitors, caches and podcast applications, and prints the results in French; exits with 1
 * on a fault.
 * Usage: npm run deploy:check -- https://example.org
 */
import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite, type Verdict } from '@/scripts/deploy/verdict';

const argument = process.argv[2] ?? '';

async function main(): Promise<void> {
  if (!URL.canParse(argument) || !/^https?:$/.test(new URL(argument).protocol)) {
    console.error('✗ Une adresse est attendue : npm run deploy:check -- https://exemple.org');
    process.exitCode = 2;
    return;
  }
  const { origin } = new URL(argument);
  console.log(`▸ ${origin}`);
  const verdicts = await checkSite(origin, CHECKS, printVerdict);
  const failedVerdicts = verdicts.filter(({ faults }) => faults.length > 0);
  console.log(
    failedVerdicts.length === 0
      ? `✓ Tout est en ordre : ${verdicts.length} vérifications.`
      : `✗ À corriger : ${failedVerdicts.length} des ${verdicts.length} vérifications.`,
  );
  if (failedVerdicts.length > 0) process.exitCode = 1;
}

function printVerdict({ title, faults, notes }: Verdict): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${title}`);
  for (const fault of faults) console.log(`    ✗ ${fault}`);
  for (const note of notes) console.log(`    – ${note}`);
}

void main();
