import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@/lib/random';
import { launchBrowser } from '@/tests/bench/harness/browser';
import { machineLoad } from '@/tests/bench/harness/print';
import { CONTESTANTS, COUNTS } from '@/tests/bench/map/contestants';
import { measure } from '@/tests/bench/map/measure';
import { mapPicture } from '@/tests/bench/map/picture';
import { processorOf } from '@/tests/bench/map/processor';
import { bundlePages, filesByPage, serve } from '@/tests/bench/harness/serve';
import { report, type Result } from '@/tests/bench/map/table';

const { values } = parseArgs({
  options: {
    map: { type: 'string' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 100_000);
const runs = values.quick ? 1 : 5;

void main();

async function main(): Promise<void> {
  const picture = await mapPicture(values.map);
  const files = new Map([
    ...(await bundlePages('map/pages', filesByPage(CONTESTANTS), { MAP_SIZE: picture.size })),
    ['map.jpg', picture.bytes],
    ['icons/sprite.svg', readFileSync('public/icons/sprite.svg')],
  ]);
  const { origin, close } = await serve(files);
  const browser = await launchBrowser();

  const processor = await processorOf(browser);
  try {
    console.log(
      `Carte « ${picture.map} » (${picture.size}), Chromium ${browser.version()}, ${runs} passage(s), ordre tiré de ${seed}.`,
    );
    console.log(`Charge de la machine au départ : ${machineLoad()}.`);
    const results: Result[] = [];
    const random = seededRandom(seed);
    for (let run = 0; run < runs; run += 1) {
      for (const { page, count } of shuffledCases(random)) {
        const measures = await measure(browser, processor, `${origin}/${page}`, count);
        results.push({ contestant: page, count, measures });
      }
      console.log(`Passage ${run + 1} sur ${runs} : fait, charge ${machineLoad()}.`);
    }
    console.log(`\n${report(results)}`);
  } finally {
    await browser.close();
    await close();
  }
}

/** Returns every pair of map and number of markers, in random order. */
function shuffledCases(random: () => number) {
  return CONTESTANTS.flatMap(({ page }) => COUNTS.map((count) => ({ page, count })))
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
