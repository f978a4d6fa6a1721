import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite, stopSites } from '@/tests/e2e/site';

const TELL = { NODE_OPTIONS: `--require ${resolve('tests/fixtures/tellReads.cjs')}` };

/** The packages that send; the interface, which does nothing by itself, is asked for by Next. */
const CLIENT = /LOAD @opentelemetry\/(?:sdk|exporter|otlp|resources|context)/;

test.afterEach(stopSites);

test('spans are sent to the collector that is named, without a search or an IP; to none otherwise', async () => {
  const received: { path: string; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  try {
    const silent = await startSite('', { PODCAST_FEED_URL: '', ...TELL });
    expect((await fetch(`${silent.origin}/episodes?q=monsecret`)).status).toBe(200);
    await silent.stop();
    expect(silent.log()).not.toMatch(CLIENT);
    expect(received).toEqual([]);

    const site = await startSite('', {
      PODCAST_FEED_URL: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'essai',
      ...TELL,
    });
    expect(site.log()).toMatch(CLIENT);
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Personne/1.0' };
    const answer = await fetch(`${site.origin}/episodes?q=monsecret`, { headers });
    expect(answer.status).toBe(200);
    const sent = (): string => received.map(({ body }) => body).join('\n');
    await expect.poll(sent).toContain('/episodes');
    expect(received[0]?.path).toBe('/v1/traces');
    const { resourceSpans } = JSON.parse(received[0]?.body ?? '');
    expect(JSON.stringify(resourceSpans[0].resource)).toContain('essai');
    expect(resourceSpans[0].scopeSpans[0].spans.length).toBeGreaterThan(0);
    expect(sent()).not.toMatch(/monsecret|203\.0\.113|Personne/);
  } finally {
    collector.close();
    collector.closeAllConnections();
  }
});
