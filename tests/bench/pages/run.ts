/**
 * Measures a first visit on a slow phone, page by page, beside a reference page of text alone.
 * Numbers are printed, never asserted. SIGINT ends the current pass and prints.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { browserPath, launchBrowser, shellPath } from '@/tests/bench/harness/browser';
import {
  printTables,
  measureAlternately,
  withBuilds,
  type ServedBuild,
} from '@/tests/bench/harness/builds';
import { machineLoad, wholeNumber } from '@/tests/bench/harness/print';
import { median } from '@/tests/bench/harness/statistics';
import { INTERACTIONS } from '@/tests/bench/interactions/interactions';
import { measure } from '@/tests/bench/interactions/measure';
import * as latency from '@/tests/bench/interactions/table';
import { watchIdle } from '@/tests/bench/pages/idle';
import { loadWithLighthouse, type Load } from '@/tests/bench/pages/lighthouse';
import { serveReference } from '@/tests/bench/pages/reference';
import { ROUTES } from '@/tests/bench/pages/routes';
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

const selectedNames = values.only?.split(',') ?? (values.quick ? ['accueil', 'carte'] : null);
const routes = ROUTES.filter(({ name }) => selectedNames?.includes(name) ?? true);
const parts = values.quick ? ['chargement', 'repos'] : values.parts.split(',');
const passes = values.quick ? 1 : Number(values.runs);

/** Interactions with a limit; labels in brackets mark interactions without a limit. */
const LIMITED_INTERACTIONS = INTERACTIONS.filter(({ label }) => !label.startsWith('('));

void withBuilds(values.builds, async (builds) => {
  if (parts.includes('chargement')) await compareLoads(builds);
  if (!parts.includes('repos') && !parts.includes('gestes')) return;
  const browser = await launchBrowser({ handleSIGINT: false });
  try {
    if (parts.includes('repos')) await compareIdleness(builds, browser);
    if (parts.includes('gestes')) await compareInteractions(builds, browser);
  } finally {
    await browser.close();
  }
});

async function compareLoads(builds: readonly ServedBuild[]): Promise<void> {
  const browserProgram = values.whole ? await browserPath() : await shellPath();
  const reference = await serveReference();
  const load = async (address: string): Promise<readonly Load[]> => {
    try {
      return [await loadWithLighthouse(address, browserProgram, Number(values.slowdown))];
    } catch (error) {
      // Keep the successful loads: one failed load must not cost an hour of measures.
      console.error(`Pas mesuré, ${String(error)}`);
      return [];
    }
  };
  const referenceLoads: Load[] = [];
  const loads = await measureAlternately(
    { builds, passes },
    routes,
    async ({ origin }, { path }, pass) => {
      if (referenceLoads.length <= pass) referenceLoads.push(...(await load(reference.origin)));
      return load(origin + path);
    },
    (passNumber) =>
      console.log(`Passage ${passNumber} sur ${passes} : charge ${machineLoad()}.`),
  );
  await reference.close();
  const allLoads = builds.flatMap((build) => routes.flatMap((route) => loads(build, route)));
  const machineIndex = wholeNumber(
    median([...referenceLoads, ...allLoads].map((load) => load.machine)),
  );
  console.log(
    `\nPremière visite : téléphone, 4G lente et processeur ralenti ${values.slowdown} fois appliqués, machine d’indice ` +
      `${machineIndex}, ${basename(browserProgram)} ; médianes, ms.\n`,
  );
  const headers = [loadHeading(), loadLine('témoin', referenceLoads, referenceLoads)];
  printTables(builds, headers, routes, (build, route) =>
    loadLine(route.name, loads(build, route), referenceLoads),
  );
}

async function compareIdleness(
  builds: readonly ServedBuild[],
  browser: Browser,
): Promise<void> {
  console.log(`\nAu repos, 10 s après le chargement : charge ${machineLoad()}.\n`);
  const idleness = await measureAlternately(
    { builds, passes: 1 },
    routes,
    async ({ origin }, { path }) => [await watchIdle(browser, origin + path)],
  );
  printTables(builds, [idleHeading()], routes, (build, route) =>
    idleness(build, route)
      .map((idle) => idleLine(route.name, idle))
      .join('\n'),
  );
}

async function compareInteractions(
  builds: readonly ServedBuild[],
  browser: Browser,
): Promise<void> {
  const samples = await measureAlternately(
    { builds, passes: Number(values.runs) },
    LIMITED_INTERACTIONS,
    ({ origin }, interaction) => measure(browser, origin, interaction, false),
  );
  console.log(
    `\nGestes, processeur ralenti 4 fois : p98 est INP, en ms ; charge ${machineLoad()}.\n`,
  );
  printTables(builds, [latency.heading()], LIMITED_INTERACTIONS, (build, interaction) =>
    latency.formatLine(interaction.label, samples(build, interaction)),
  );
}
