import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost, type Host } from '@/tests/fixtures/http/host';
import { askRaw, openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const MEGABYTE = 1024 * 1024;
const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade'];

/** Size of a file of a former build, larger than the buffers between two sockets. */
const LONG_BYTES = 30 * MEGABYTE;
const DOWNLOAD = rawRequest('GET /_next/static/chunks/long.js');

// Generous for a busy machine, since no duration is asserted.
jest.setTimeout(60_000);

let host: Host;
let formerBuilds: string;

beforeAll(() => {
  formerBuilds = mkdtempSync(join(tmpdir(), 'builds-'));
  mkdirSync(join(formerBuilds, 'chunks'));
  writeFileSync(join(formerBuilds, 'chunks', 'long.js'), Buffer.alloc(LONG_BYTES));
});
beforeEach(async () => {
  host = await startHost({ formerBuilds });
});
afterEach(() => host.close());
afterAll(() => rmSync(formerBuilds, { recursive: true }));

/** Polls until the result is as expected; the test's own time limit applies. */
async function until<T>(read: () => Promise<T>, expected: T): Promise<void> {
  while ((await read()) !== expected) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('no connection stays open after requests for another protocol', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => askRaw(host.origin, rawRequest('GET /nope', UPGRADE))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await askRaw(host.origin, rawRequest('GET /outils', UPGRADE))).status).toBe(200);
  await until(host.connections, 0);
});

describe('a body', () => {
  it.each([
    ['POST', 405],
    ['GET', 400],
  ])(
    'of twenty megabytes with %s is refused without reaching a page, and closes its connection',
    async (method, status) => {
      const head = rawRequest(`${method} /`, [`Content-Length: ${20 * MEGABYTE}`]);
      const socket = openRaw(host.origin, head);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.write(Buffer.alloc(20 * MEGABYTE));
      await new Promise((resolve) => socket.once('close', resolve));
      expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(host.asked).toEqual([]);
      await until(host.connections, 0);
    },
  );

  it('that is small, or never arrives, is answered before the connection closes', async () => {
    const smallRequest = rawRequest('POST /', [
      'Content-Length: 5',
      'Content-Type: text/plain',
    ]);
    const answer = await askRaw(host.origin, `${smallRequest}hello`);
    expect(answer.status).toBe(405);
    expect(answer.headers['connection']).toBe('close');
    expect((await askRaw(host.origin, smallRequest)).status).toBe(405);
  });
});

it('the console shows no text that a client chooses', async () => {
  const consoleSpies = (['log', 'warn', 'error'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
  const secret = 'chosen-by-the-sender';
  for (const [line, header] of [
    ['POST /', 'Content-Length: 0'],
    [`GET http://[${secret}`, 'Accept: x'],
    [`GET /${secret}?${secret}`, 'Accept: x'],
  ])
    await askRaw(host.origin, rawRequest(line ?? '', [`Next-Action: ${secret}`, header ?? '']));
  expect(JSON.stringify(consoleSpies.map(({ mock }) => mock.calls))).not.toContain(secret);
  jest.restoreAllMocks();
});

describe('a server that is shut down', () => {
  it('waits for downloads, accepts no new connection, and exits with 0', async () => {
    const idleSocket = openRaw(host.origin, rawRequest('GET /outils'));
    const slowSocket = openRaw(host.origin, DOWNLOAD);
    let received = 0;
    slowSocket.on('data', (chunk: Buffer) => (received += chunk.length));
    // Pause reading before the stop begins, however fast the machine is.
    slowSocket.once('data', () => slowSocket.pause());
    await once(slowSocket, 'data');
    expect(received).toBeLessThan(LONG_BYTES);
    const slowClosed = once(slowSocket, 'close');
    const { exited } = host.stop(60);
    expect((await askRaw(host.origin, rawRequest('GET /'))).status).toBe(0);
    slowSocket.resume();
    await slowClosed;
    expect(received).toBeGreaterThan(LONG_BYTES);
    expect(await exited).toBe(0);
    idleSocket.destroy();
  });

  it('stops waiting, after a time limit, for a download that is not read', async () => {
    const unreadSocket = openRaw(host.origin, DOWNLOAD).pause();
    await once(unreadSocket, 'readable');
    expect(await host.stop(0.05).exited).toBe(0);
    unreadSocket.destroy();
  });

  it('exits with 1 at a second signal', async () => {
    const unreadSocket = openRaw(host.origin, DOWNLOAD);
    await once(unreadSocket, 'readable');
    const { exited, signal } = host.stop(60);
    signal();
    expect(await exited).toBe(1);
    unreadSocket.destroy();
  });
});
