import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import { readReports } from '@/lib/server/site/readReports';
import { createReportHandler } from '@/lib/server/hosts/node/connection/policyReports';
import { freePort } from '@/tests/e2e/feed/upstream';

const REPORT = {
  'document-uri': 'https://site.example/episodes?q=secret',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?token=secret',
};

/** The same report in the format of `report-to`. */
const NEW_REPORT = {
  type: 'csp-violation',
  body: {
    documentURL: REPORT['document-uri'],
    effectiveDirective: REPORT['effective-directive'],
    blockedURL: REPORT['blocked-uri'],
  },
};

jest.setTimeout(30_000);

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  Reflect.deleteProperty(process.env, 'CSP_REPORTS');
});

async function listen(handle: ReturnType<typeof createReportHandler>): Promise<string> {
  const port = await freePort();
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}/api/csp`;
}

describe('a report of a violated Content-Security-Policy', () => {
  it('is read in the formats of report-uri and report-to, without queries', () => {
    const expected = [
      { directive: 'script-src-elem', blocked: 'evil.example', page: '/episodes' },
    ];
    expect(readReports(JSON.stringify({ 'csp-report': REPORT }))).toEqual(expected);
    const otherReport = { ...NEW_REPORT, type: 'deprecation' };
    expect(readReports(JSON.stringify([NEW_REPORT, otherReport]))).toEqual(expected);
    expect(readReports(JSON.stringify(Array(40).fill(NEW_REPORT)))).toHaveLength(10);
  });

  it.each([
    { ...REPORT, 'blocked-uri': 'chrome-extension://abc/x.js' },
    { ...REPORT, 'effective-directive': 'made-up\n{"event":"forged"}' },
    { ...REPORT, 'document-uri': 'about:blank' },
    null,
  ])('is ignored when it does not concern this site: %j', (report) => {
    expect(readReports(JSON.stringify({ 'csp-report': report }))).toEqual([]);
  });

  it('is read without an exception, whatever its body', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readReports(text)));
  });

  it('is answered 204 a thousand times, and logged at most 60 times a minute', async () => {
    const lines: unknown[] = [];
    const clock = { time: 0 };
    const address = await listen(
      createReportHandler(
        (_, fields) => void lines.push(fields),
        () => clock.time,
      ),
    );
    const bodies = [
      JSON.stringify({ 'csp-report': REPORT }),
      JSON.stringify(Array(50).fill(NEW_REPORT)),
      '[',
      '{"__proto__":{"csp-report":1}}',
      '',
    ];
    const remainingBodies = Array.from({ length: 1000 }, (_, rank) =>
      rank % 100 === 0 ? 'x'.repeat(20_000) : bodies[rank % bodies.length],
    );
    const sendReports = async (): Promise<void> => {
      for (let body = remainingBodies.pop(); body !== undefined; body = remainingBodies.pop()) {
        const answer = await fetch(address, { method: 'POST', body });
        expect(answer.status).toBe(204);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendReports));
    expect(lines).toHaveLength(60);
    expect(JSON.stringify(lines)).not.toContain('secret');
    clock.time = 60_000;
    for (let time = 0; time < 7; time += 1)
      await fetch(address, { method: 'POST', body: bodies[1] ?? '' });
    expect(lines).toHaveLength(120);
  });
});
