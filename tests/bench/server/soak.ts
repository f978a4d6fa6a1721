import { REQUESTS } from './asked';
import { load } from './load';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { endsAfter, megabytes, printRow } from './table';
import { openDescriptors, peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';
import { openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const SOUND_REQUEST = rawRequest('GET /audio/sample.mp3');

/** Abusive behaviours of clients, in turn, none of which may leak memory. */
const BAD_REQUESTS = [
  // Seeking aborts a response at its first bytes.
  { request: SOUND_REQUEST, endsAt: 'data' },
  { request: SOUND_REQUEST, endsAt: 'connect' },
  { request: SOUND_REQUEST.repeat(30), endsAt: 'data' },
  { request: rawRequest('GET /episodes?q=a').repeat(200), endsAt: 'close' },
  { request: rawRequest('GET /x/../_global-error', ['Connection: close']), endsAt: 'close' },
] as const;

const MINUTE = 60;

/** Measures memory and file descriptors every minute, under all kinds of load at once. */
export async function soak({ soakSeconds, folder }: Effort): Promise<void> {
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  const descriptorsBefore = openDescriptors(site.pid);
  const residentSizes: number[] = [];
  const reportMemory = (label: string): void => {
    residentSizes.push(residentBytes(site.pid));
    console.log(
      `${label}: ${megabytes(residentSizes.at(-1) ?? 0)} MB, descriptors ${openDescriptors(site.pid)}`,
    );
  };
  const condition = endsAfter(soakSeconds);
  const minuteTimer = setInterval(
    () => reportMemory(`minute ${residentSizes.length + 1}`),
    MINUTE * 1000,
  );
  const abortedCount = sendBadRequests(site.origin, condition.isOver);
  const results = await Promise.all(
    REQUESTS.map(async ([name, path, headers]) => {
      const url = site.origin + path;
      return [
        name,
        await load({ url, headers, seconds: soakSeconds, connections: 1 }),
      ] as const;
    }),
  );
  clearInterval(minuteTimer);
  for (const [name, result] of results) printRow(name, result);
  console.log(`${await abortedCount} connections given up`);
  // Idle connections are kept open for five seconds.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  reportMemory('at rest');
  const [, secondMinute = residentSizes[0] ?? 0] = residentSizes;
  const change = ((residentSizes.at(-1) ?? 0) / secondMinute - 1) * 100;
  console.log(
    `descriptors ${descriptorsBefore} → ${openDescriptors(site.pid)}; memory ${change.toFixed(1)} % above the second minute; at most ${megabytes(peakResidentBytes(site.pid))} MB`,
  );
  await site.stop();
}

/** Aborts connections in each abusive way, repeatedly; returns their number. */
async function sendBadRequests(origin: string, isOver: () => boolean): Promise<number> {
  let count = 0;
  while (!isOver()) {
    for (const { request, endsAt } of BAD_REQUESTS) {
      const socket = openRaw(origin, request);
      if (endsAt === 'close') socket.resume();
      await new Promise((resolve) => {
        for (const eventName of [endsAt, 'close']) socket.once(eventName, resolve);
      });
      socket.destroy();
      count += 1;
    }
  }
  return count;
}
