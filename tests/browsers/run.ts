/**
 * Runs each journey in Firefox and in WebKit, on the production build: `npm run test:browsers [--
 * words of a title]`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { failureLine } from '@/scripts/check/report';
import { START_ARGUMENTS } from '@/tests/e2e/serve';
import { waitForExit, freePort, untilPrinted } from './engines/programs';
import { findEngines, startSinkAndScreen, type Engine } from './engines/machine';
import type { Journey } from './journey';
import { keptEpisode } from './journeys/keptEpisode';
import { listening } from './journeys/listening';
import { map } from './journeys/map';
import { navigation } from './journeys/navigation';
import { paper } from './journeys/paper';
import { quiz } from './journeys/quiz';
import { refusedStorage } from './journeys/refusedStorage';
import { surfaces } from './journeys/surfaces';
import { words } from './journeys/words';

const JOURNEYS: readonly Journey[] = [
  ...[listening, navigation, map, surfaces, quiz, paper, keptEpisode, refusedStorage, words],
];
const ENGINE_COUNT = 2;

void main(process.argv.slice(2).join(' '));

async function main(titlePart: string): Promise<void> {
  const engines = findEngines();
  console.log(`${engines.length} of ${ENGINE_COUNT} engines`);
  if (engines.length < ENGINE_COUNT) process.exitCode = 1;
  if (engines.length === 0) return;
  const port = Number(process.env.TEST_PORT ?? (await freePort()));
  const site = spawn(process.execPath, [...START_ARGUMENTS, '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'production', CSP_REPORTS: '1' },
  });
  process.on('exit', () => site.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => process.exit(1));
  const reports: string[] = [];
  site.stdout.on('data', (chunk) => reports.push(...policyReportsIn(String(chunk))));
  await untilPrinted(site, /Ready/);
  const stopSinkAndScreen = await startSinkAndScreen();
  const failures: string[] = [];
  let passed = 0;
  try {
    for (const engine of engines)
      for (const journey of JOURNEYS.filter(({ title }) => title.includes(titlePart)))
        if (journey.engines?.includes(engine.name) ?? true) {
          const failure = await runJourney(
            engine,
            journey,
            `http://localhost:${port}`,
            reports,
          );
          if (failure === null) passed += 1;
          else failures.push(failure);
        }
  } finally {
    stopSinkAndScreen();
    site.kill();
    await waitForExit(site);
  }
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

/** Runs a journey; returns null, or the line that reports its failure. */
async function runJourney(
  engine: Engine,
  { title, run, refusesStorage = false }: Journey,
  origin: string,
  reports: string[],
): Promise<string | null> {
  const startedAt = performance.now();
  const elapsed = (): string => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  reports.length = 0;
  try {
    const browser = await engine.start({ refusesStorage });
    try {
      await run(browser, origin);
      assert.deepEqual(await browser.complaints(), []);
      assert.deepEqual(reports, [], 'the policy was violated');
    } finally {
      await browser.close();
    }
    console.log(`✓ ${engine.name}: ${title} (${elapsed()})`);
    return null;
  } catch (error) {
    console.log(`✗ ${engine.name}: ${title} (${elapsed()})`);
    console.log(error instanceof Error ? error.stack : error);
    return failureLine(`${engine.name}: ${title}`, String(error));
  }
}

/** Lists the lines of the site's log that report policy violations. */
const policyReportsIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.includes('policy-report'));
