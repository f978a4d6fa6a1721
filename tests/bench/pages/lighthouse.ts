import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { QUIET_FLAGS } from '@/tests/fixtures/chromiumFlags';

/** Lighthouse's metrics of one load; times in milliseconds. */
export interface Load {
  /** From 0 to 100. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Bytes over the network, headers included. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Number of main-thread tasks above 50 ms. */
  readonly longTasks: number;
  /**
   * Lighthouse's benchmark index of the machine: 1,500 to 2,000 on the desktops for which its
   * default slowdown of 4 is meant.
   */
  readonly machine: number;
}

const runFile = promisify(execFile);

const CHROME_FLAGS = ['--headless=new', ...QUIET_FLAGS];

const NumericAudit = v.object({ numericValue: v.number() });
const itemsAudit = <T extends v.GenericSchema>(item: T) =>
  v.object({ details: v.object({ items: v.array(item) }) });

const FailureSchema = v.object({ runtimeError: v.object({ message: v.string() }) });

const ReportSchema = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': NumericAudit,
    'largest-contentful-paint': NumericAudit,
    'total-blocking-time': NumericAudit,
    'cumulative-layout-shift': NumericAudit,
    'total-byte-weight': NumericAudit,
    'long-tasks': v.optional(itemsAudit(v.object({ duration: v.number() }))),
    'network-requests': itemsAudit(
      v.object({ resourceType: v.optional(v.string()), transferSize: v.number() }),
    ),
  }),
});

/**
 * Loads a page as a slow phone does (Moto G Power, slow 4G, throttled processor), with throttling
 * applied rather than simulated: the simulation would count every byte before the paint.
 *
 * @param chromium path of the browser
 * @param slowdown factor of the processor's throttling, from 1
 * @throws Error with Lighthouse's message and the address, when it could not measure
 */
export async function loadWithLighthouse(
  address: string,
  chromium: string,
  slowdown: number,
): Promise<Load> {
  const { stdout } = await runFile(
    process.execPath,
    [
      'tests/bench/node_modules/lighthouse/cli/index.js',
      address,
      '--quiet',
      '--only-categories=performance',
      '--throttling-method=devtools',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const parsedReport: unknown = JSON.parse(stdout);
  if (v.is(FailureSchema, parsedReport))
    throw new Error(`${address} : ${parsedReport.runtimeError.message}`);
  const { audits, categories, environment } = v.parse(ReportSchema, parsedReport);
  const requests = audits['network-requests'].details.items;
  return {
    score: categories.performance.score * 100,
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    longTasks: audits['long-tasks']?.details.items.length ?? 0,
    machine: environment.benchmarkIndex,
  };
}
