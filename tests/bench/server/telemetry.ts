import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { printRow } from './table';
import { measureLoad } from './wrk';

/**
 * Measures the cost of telemetry: a page rendered at request time and a page from the image, without and with telemetry
 * in turn.
 */
export async function telemetry({ seconds, connections, folder }: Effort): Promise<void> {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const commonVariables = { PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder };
  const sites = {
    'without telemetry': await startBuild(commonVariables),
    'with telemetry': await startBuild({
      ...commonVariables,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    }),
  };
  for (const path of ['/outils', '/episodes?q=medine'])
    for (const [name, { origin }] of Object.entries(sites))
      printRow(
        `${path} ${name}`,
        await measureLoad({ url: origin + path, seconds, connections }),
      );
  for (const site of Object.values(sites)) await site.stop();
  collector.close();
  collector.closeAllConnections();
}
