import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { freePort } from '@/tests/e2e/feed/upstream';
import { openSocket, type Socket } from '@/tests/browsers/engines/bidi';
import { peakResidentBytes } from '@/tests/e2e/http/processes';
import { expect, it } from '@/tests/e2e/it';
import { startHost, stopHosts } from './hosts';

const MEGABYTE = 1024 * 1024;

/** Upper limit of the heap: an isolate of Workers has 128 MB. */
const MAX_HEAP_BYTES = 100 * MEGABYTE;

const SEARCH_COUNT = 270;
const CONCURRENCY = 4;

/** Period of heap measures, in milliseconds. */
const SAMPLE_PERIOD_MS = 50;

/** Opens the inspector of the only isolate on a port. */
async function openInspector(port: number): Promise<Socket> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  return openSocket(targets[0].webSocketDebuggerUrl, () => undefined);
}

it.afterEach(stopHosts);

it('an isolate of workerd stays below 100 MB through 270 searches, four at a time', async () => {
  const port = await freePort();
  const host = await startHost('workerd', {
    parameters: [`--inspector-addr=127.0.0.1:${port}`],
  });
  const { send, close } = await openInspector(port);
  let peakBytes = 0;
  const sampleHeap = async (): Promise<void> => {
    const { usedSize } = await send('Runtime.getHeapUsage', {});
    peakBytes = Math.max(peakBytes, Number(usedSize));
  };
  const timer = setInterval(() => void sampleHeap(), SAMPLE_PERIOD_MS);
  try {
    await sampleHeap();
    const idleBytes = peakBytes;
    const remainingPaths = Array.from({ length: SEARCH_COUNT }, (_, index) =>
      index % 9 === 8 ? `${KINSHIP_PATH}?de=muhammad&a=ali` : `/episodes?q=badr${index}`,
    );
    const visit = async (): Promise<void> => {
      for (let path = remainingPaths.pop(); path !== undefined; path = remainingPaths.pop()) {
        const answer = await fetch(host.origin + path);
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, visit));
    await sampleHeap();
    const [idleMb, peakMb, processMb] = [idleBytes, peakBytes, peakResidentBytes(host.pid)].map(
      (bytes) => Math.round(bytes / MEGABYTE),
    );
    console.log(
      `The heap: ${idleMb} MB at rest, ${peakMb} MB at most; the process: ${processMb} MB at most.`,
    );
    expect(peakBytes).toBeLessThan(MAX_HEAP_BYTES);
  } finally {
    clearInterval(timer);
    close();
  }
});
