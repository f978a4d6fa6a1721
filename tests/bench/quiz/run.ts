/**
 * Measures the quiz's response to gestures with a bank a hundred times the site's own. Numbers are
 * printed, never asserted.
 */
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchBrowser } from '@/tests/bench/harness/browser';
import { decimal } from '@/tests/bench/harness/print';
import { bundlePages, serve } from '@/tests/bench/harness/serve';
import { median, percentile } from '@/tests/bench/harness/statistics';
import { generateBank } from '@/tests/bench/quiz/bank';
import { GESTURES, type Times } from '@/tests/bench/quiz/gestures';

const LIMIT_MS = 50;

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '20' },
  },
});

void main();

async function main(): Promise<void> {
  const size = Number(values.questions);
  const { origin, close } = await serve(await bundlePages('quiz', { page: 'page.tsx' }));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const json = JSON.stringify(generateBank(size));
    await page.route('**/quizz/quizz.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: json }),
    );
    const times: Times[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      await page.goto(`${origin}/page`);
      await page.evaluate(() => sessionStorage.clear());
      await page.getByRole('button', { name: /Par thème/ }).waitFor();
      times.push(await measureGestures(page));
    }
    console.log(`${size} questions, ${times.length} passages, Chromium ${browser.version()}.`);
    for (const gesture of GESTURES)
      printTimes(
        gesture,
        times.map((time) => time[gesture]),
      );
  } finally {
    await browser.close();
    await close();
  }
}

function printTimes(gesture: string, milliseconds: readonly number[]): void {
  const [medianMs, p95Ms] = [median(milliseconds), percentile(milliseconds, 95)];
  const format = (value: number): string => decimal(value).padStart(6);
  const verdict = p95Ms < LIMIT_MS ? 'sous' : 'AU-DESSUS de';
  console.log(
    `${gesture.padEnd(12)} médiane ${format(medianMs)} ms, p95 ${format(p95Ms)} ms : ${verdict} ${LIMIT_MS} ms`,
  );
}

/** Calls the function that the page's script has installed. */
const measureGestures = (page: Page): Promise<Times> =>
  page.evaluate(() => Reflect.get(window, 'timesOfGestures')());
