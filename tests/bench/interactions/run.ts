/**
 * How soon the site answers a finger or a key on a slow phone. Several builds take turns, so that the load of the
 * machine falls on all alike. A speed is printed, never asserted. Interrupted, it ends its passage and prints.
 */
import { loadavg } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@/tests/bench/browser';
import { INTERACTIONS } from '@/tests/bench/interactions/interactions';
import { measure, type Sample } from '@/tests/bench/interactions/measure';
import { serveBuild, type Served } from '@/tests/bench/interactions/servers';
import { heading, line } from '@/tests/bench/interactions/table';

const { values } = parseArgs({
  options: {
    builds: { type: 'string', default: '.' },
    runs: { type: 'string', default: '10' },
    traced: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});

void main();

async function main(): Promise<void> {
  // A module that awaits at its top can only be imported like this from here.
  const { ensure } = await import('@/scripts/dev/ensure.mjs');
  if (values.builds === '.') await ensure('build');
  const wanted = values.only?.split(',');
  const interactions = INTERACTIONS.filter(({ name }) => wanted?.includes(name) ?? true);
  const builds: Served[] = [];
  let isStopped = false;
  process.once('SIGINT', () => (isStopped = true));
  const browser = await launchBrowser({ handleSIGINT: false });
  try {
    for (const folder of values.builds.split(','))
      builds.push(await serveBuild(resolve(folder)));
    const samples = new Map<string, Sample[]>();
    const passes = Number(values.runs) + Number(values.traced);
    for (let pass = 0; pass < passes && !isStopped; pass += 1) {
      const isTraced = pass >= Number(values.runs);
      for (const interaction of interactions)
        for (const { label, origin } of pass % 2 ? [...builds].reverse() : builds) {
          const key = `${interaction.label} ${label}`;
          const found = await measure(browser, origin, interaction, isTraced);
          samples.set(key, [...(samples.get(key) ?? []), ...found]);
        }
      console.log(
        `Passage ${pass + 1} sur ${passes}${isTraced ? ', tracé' : ''} : charge ${load()}.`,
      );
    }
    console.log(
      `\nChromium ${browser.version()}, 390 × 844, processeur ralenti 4 fois, en ms.\n`,
    );
    for (const { label } of builds) {
      console.log(`${basename(label)}\n${heading()}`);
      for (const interaction of interactions)
        console.log(
          line(interaction.label, samples.get(`${interaction.label} ${label}`) ?? []),
        );
      console.log('');
    }
  } finally {
    await browser.close();
    for (const { stop } of builds) stop();
  }
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1).replace('.', ',');
