import { spawn, type ChildProcess } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { ensure } from '@/scripts/start/ensure.mjs';
import { freePort } from '@/tests/e2e/feed/upstream';

export interface ServedBuild {
  readonly label: string;
  readonly origin: string;
  readonly stop: () => void;
}

const START_TIMEOUT_MS = 30_000;

/**
 * Serves several builds during a measure.
 * @param folders folders of the builds, separated by commas; this folder's build is made first
 * where it is out of date
 */
export async function withBuilds(
  folders: string,
  measure: (builds: readonly ServedBuild[]) => Promise<void>,
): Promise<void> {
  if (folders === '.') await ensure('build');
  const builds: ServedBuild[] = [];
  try {
    for (const folder of folders.split(',')) builds.push(await serveBuild(resolve(folder)));
    await measure(builds);
  } finally {
    for (const { stop } of builds) stop();
  }
}

/**
 * Measures each subject on each build, pass after pass. The builds alternate, so that the machine's
 * load affects all alike. SIGINT stops after the current pass.
 * @param onPassEnd called after each pass, with its number from 1
 * @returns the measures by build and subject
 */
export async function measureAlternately<Subject, Measure>(
  { builds, passes }: { readonly builds: readonly ServedBuild[]; readonly passes: number },
  subjects: readonly Subject[],
  measure: (build: ServedBuild, subject: Subject, pass: number) => Promise<readonly Measure[]>,
  onPassEnd: (passNumber: number) => void = () => undefined,
): Promise<(build: ServedBuild, subject: Subject) => readonly Measure[]> {
  const measures = new Map<ServedBuild, Map<Subject, readonly Measure[]>>(
    builds.map((build) => [build, new Map()]),
  );
  const measuresOf = (build: ServedBuild, subject: Subject) =>
    measures.get(build)?.get(subject) ?? [];
  for (let pass = 0; pass < passes && !isStopped; pass += 1) {
    for (const subject of subjects)
      for (const build of pass % 2 ? [...builds].reverse() : builds) {
        const newMeasures = await measure(build, subject, pass);
        measures.get(build)?.set(subject, [...measuresOf(build, subject), ...newMeasures]);
      }
    onPassEnd(pass + 1);
  }
  return measuresOf;
}

let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

export function printTables<Subject>(
  builds: readonly ServedBuild[],
  headers: readonly string[],
  subjects: readonly Subject[],
  formatLine: (build: ServedBuild, subject: Subject) => string,
): void {
  for (const build of builds) {
    console.log([basename(build.label), ...headers].join('\n'));
    for (const subject of subjects) console.log(formatLine(build, subject));
    console.log('');
  }
}

async function serveBuild(folder: string): Promise<ServedBuild> {
  const port = await freePort();
  const server = spawn(process.execPath, ['.next/image/host/main.mjs', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // A process group of its own does not receive the terminal's SIGINT.
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  try {
    await untilHealthy(`${origin}/api/health`, server);
  } catch (error) {
    server.kill();
    throw error;
  }
  return { label: folder, origin, stop: () => void server.kill() };
}

async function untilHealthy(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Le serveur n’a pas répondu à ${address}.`);
}
