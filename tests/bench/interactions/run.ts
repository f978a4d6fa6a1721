/**
 * Measures the site's interaction latency on a slow phone. Numbers are printed, never asserted.
 * SIGINT ends the current pass and prints.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '@/tests/bench/harness/browser';
import { printTables, measureAlternately, withBuilds } from '@/tests/bench/harness/builds';
import { machineLoad } from '@/tests/bench/harness/print';
import { INTERACTIONS } from '@/tests/bench/interactions/interactions';
import { measure } from '@/tests/bench/interactions/measure';
import { heading, formatLine } from '@/tests/bench/interactions/table';

const { values } = parseArgs({
  options: {
    builds: { type: 'string', default: '.' },
    runs: { type: 'string', default: '10' },
    traced: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const selectedNames = values.only?.split(',');
const interactions = INTERACTIONS.filter(({ name }) => selectedNames?.includes(name) ?? true);
const runs = Number(values.runs);
const passes = runs + Number(values.traced);

void withBuilds(values.builds, async (builds) => {
  const browser = await launchBrowser({ handleSIGINT: false });
  try {
    const samples = await measureAlternately(
      { builds, passes },
      interactions,
      ({ origin }, interaction, pass) => measure(browser, origin, interaction, pass >= runs),
      (passNumber) =>
        console.log(
          `Passage ${passNumber} sur ${passes}${passNumber > runs ? ', tracé' : ''} : charge ${machineLoad()}.`,
        ),
    );
    console.log(
      `\nChromium ${browser.version()}, 390 × 844, processeur ralenti 4 fois, en ms.\n`,
    );
    printTables(builds, [heading()], interactions, (build, interaction) =>
      formatLine(interaction.label, samples(build, interaction)),
    );
  } finally {
    await browser.close();
  }
});
