import { ASKED } from './asked';
import { load } from './load';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { lasting, megabytes, row } from './table';
import { openDescriptors, peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';
import { openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const SOUND = rawRequest('GET /audio/sample.mp3');

/** Abusive behaviours of clients, in turn, none of which may cost memory that stays. */
const BAD_REQUESTS = [
  // Seeking aborts a response at its first bytes.
  { request: SOUND, endsAt: 'data' },
  { request: SOUND, endsAt: 'connect' },
  { request: SOUND.repeat(30), endsAt: 'data' },
  { request: rawRequest('GET /episodes?q=a').repeat(200), endsAt: 'close' },
  { request: rawRequest('GET /x/../_global-error', ['Connection: close']), endsAt: 'close' },
] as const;

const MINUTE = 60;

/** Measures memory and file descriptors every minute, under all kinds of load at once. */
export async function soak({ soak: whole, folder }: Effort): Promise<void> {
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  const before = openDescriptors(site.pid);
  const held: number[] = [];
  const look = (label: string): void => {
    held.push(residentBytes(site.pid));
    console.log(
      `${label}: ${megabytes(held.at(-1) ?? 0)} MB, descriptors ${openDescriptors(site.pid)}`,
    );
  };
  const time = lasting(whole);
  const minutes = setInterval(() => look(`minute ${held.length + 1}`), MINUTE * 1000);
  const givenUp = sendBadRequests(site.origin, time.isOver);
  const measured = await Promise.all(
    ASKED.map(async ([name, path, headers]) => {
      const url = site.origin + path;
      return [name, await load({ url, headers, seconds: whole, connections: 1 })] as const;
    }),
  );
  clearInterval(minutes);
  for (const [name, one] of measured) row(name, one);
  console.log(`${await givenUp} connections given up`);
  // Idle connections are kept open for five seconds.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  look('at rest');
  const [, second = held[0] ?? 0] = held;
  const change = ((held.at(-1) ?? 0) / second - 1) * 100;
  console.log(
    `descriptors ${before} → ${openDescriptors(site.pid)}; memory ${change.toFixed(1)} % above the second minute; at most ${megabytes(peakResidentBytes(site.pid))} MB`,
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
        for (const end of [endsAt, 'close']) socket.once(end, resolve);
      });
      socket.destroy();
      count += 1;
    }
  }
  return count;
}
