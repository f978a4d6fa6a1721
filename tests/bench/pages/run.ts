/**
 * What a first visit costs on a slow phone, page by page, beside a page that has nothing but text. A speed is printed,
 * never asserted. Interrupted, it ends its passage and prints.
 */
import { loadavg } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserPath, shellPath } from '@/tests/bench/browser';
import { INTERACTIONS } from '@/tests/bench/interactions/interactions';
import { measure, type Sample } from '@/tests/bench/interactions/measure';
import { serveBuild, type Served } from '@/tests/bench/interactions/servers';
import * as latency from '@/tests/bench/interactions/table';
import { median } from '@/tests/bench/map/statistics';
import { watchIdle } from '@/tests/bench/pages/idle';
import { loadWithLighthouse, type Load } from '@/tests/bench/pages/lighthouse';
import { serveReference } from '@/tests/bench/pages/reference';
import { ROUTES, type Route } from '@/tests/bench/pages/routes';
import { idleHeading, idleLine, loadHeading, loadLine } from '@/tests/bench/pages/table';

const { values } = parseArgs({
  options: {
    builds: { type: 'string', default: '.' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    parts: { type: 'string', default: 'chargement,repos,gestes' },
    slowdown: { type: 'string', default: '4' },
    whole: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const QUICK_ROUTES = ['accueil', 'carte'];
const REFERENCE = 'témoin';

/** Of the interactions, those that are held to a limit: the others' labels are in brackets. */
const HELD = INTERACTIONS.filter(({ label }) => !label.startsWith('('));

let isStopped = false;
void main();

async function main(): Promise<void> {
  // Modules that await at their top can only be imported like this from here.
  const { ensure } = await import('@/scripts/dev/ensure.mjs');
  if (values.builds === '.') await ensure('build');
  const program = await browserPath();
  const wanted = values.only?.split(',') ?? (values.quick ? QUICK_ROUTES : null);
  const routes = ROUTES.filter(({ name }) => wanted?.includes(name) ?? true);
  const parts = values.quick ? ['chargement', 'repos'] : values.parts.split(',');
  process.once('SIGINT', () => (isStopped = true));
  const builds: Served[] = [];
  try {
    for (const folder of values.builds.split(','))
      builds.push(await serveBuild(resolve(folder)));
    if (parts.includes('chargement'))
      await compareLoads(builds, routes, values.whole ? program : await shellPath());
    if (parts.includes('repos')) await compareIdleness(builds, routes, program);
    if (parts.includes('gestes')) await compareInteractions(builds, program);
  } finally {
    for (const { stop } of builds) stop();
  }
}

async function compareLoads(
  builds: readonly Served[],
  routes: readonly Route[],
  executablePath: string,
): Promise<void> {
  const reference = await serveReference();
  const loads = new Map<string, Load[]>();
  const load = async (key: string, address: string): Promise<void> => {
    try {
      const found = await loadWithLighthouse(address, executablePath, Number(values.slowdown));
      loads.set(key, [...(loads.get(key) ?? []), found]);
    } catch (error) {
      // One load that could not be measured is not worth the hour of the others; the table is of those that were.
      console.error(`Pas mesuré, ${String(error)}`);
    }
  };
  const runs = values.quick ? 1 : Number(values.runs);
  for (let run = 0; run < runs && !isStopped; run += 1) {
    await load(REFERENCE, reference.origin);
    for (const { name, path } of routes)
      for (const { label, origin } of run % 2 ? [...builds].reverse() : builds)
        await load(`${name} ${label}`, origin + path);
    console.log(`Passage ${run + 1} sur ${runs} : charge ${machineLoad()}.`);
  }
  reference.stop();
  const least = loads.get(REFERENCE) ?? [];
  console.log(
    `\nPremière visite : téléphone, 4G lente et processeur ralenti ${values.slowdown} fois appliqués, machine d’indice ` +
      `${machineIndex([...loads.values()].flat())}, ${basename(executablePath)} ; médianes, ms.\n`,
  );
  for (const { label } of builds) {
    console.log(`${basename(label)}\n${loadHeading()}\n${loadLine(REFERENCE, least, least)}`);
    for (const { name } of routes)
      console.log(loadLine(name, loads.get(`${name} ${label}`) ?? [], least));
  }
}

async function compareIdleness(
  builds: readonly Served[],
  routes: readonly Route[],
  executablePath: string,
): Promise<void> {
  const browser = await launch(executablePath);
  console.log(`\nAu repos, 10 s après le chargement : charge ${machineLoad()}.\n`);
  for (const { label, origin } of builds) {
    console.log(`${basename(label)}\n${idleHeading()}`);
    for (const { name, path } of routes)
      console.log(idleLine(name, await watchIdle(browser, origin + path)));
  }
  await browser.close();
}

async function compareInteractions(
  builds: readonly Served[],
  executablePath: string,
): Promise<void> {
  const browser = await launch(executablePath);
  const samples = new Map<string, Sample[]>();
  const runs = Number(values.runs);
  for (let run = 0; run < runs && !isStopped; run += 1)
    for (const interaction of HELD)
      for (const { label, origin } of run % 2 ? [...builds].reverse() : builds) {
        const key = `${interaction.label} ${label}`;
        const found = await measure(browser, origin, interaction, false);
        samples.set(key, [...(samples.get(key) ?? []), ...found]);
      }
  console.log(
    `\nGestes, processeur ralenti 4 fois : p98 est INP, en ms ; charge ${machineLoad()}.\n`,
  );
  for (const { label } of builds) {
    console.log(`${basename(label)}\n${latency.heading()}`);
    for (const interaction of HELD)
      console.log(
        latency.line(interaction.label, samples.get(`${interaction.label} ${label}`) ?? []),
      );
  }
  await browser.close();
}

const launch = (executablePath: string) =>
  chromium.launch({
    executablePath,
    handleSIGINT: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

const machineIndex = (loads: readonly Load[]): string =>
  String(Math.round(median(loads.map(({ machine }) => machine))));

const machineLoad = (): string => (loadavg()[0] ?? 0).toFixed(1).replace('.', ',');
