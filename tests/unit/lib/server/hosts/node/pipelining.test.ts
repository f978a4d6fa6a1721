import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDescriptors } from '@/tests/e2e/http/processes';
import { FILES } from '@/tests/fixtures/http/files';
import { startHost, type Host } from '@/tests/fixtures/http/host';
import { askRaw, openRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const SOUND = rawRequest('GET /audio/sample.mp3');
const PAGE = rawRequest('GET /outils');
/** A page rendered at request time, which the host counts. */
const RENDERED = rawRequest('GET /recherche');
/** A file larger than the buffers between a server and a client that does not read. */
const DOWNLOAD = rawRequest('GET /_next/static/long.mp3');
const DOWNLOAD_BYTES = 32 * 1024 * 1024;

let builds = '';
let host: Host;

beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'builds-'));
  writeFileSync(join(builds, 'long.mp3'), '');
  truncateSync(join(builds, 'long.mp3'), DOWNLOAD_BYTES);
  host = await startHost({ formerBuilds: builds });
  // Files that were read once are cached.
  for (const request of [SOUND, PAGE, DOWNLOAD]) await askRaw(host.origin, request);
});

afterAll(async () => {
  await host.close();
  rmSync(builds, { recursive: true });
});

/** Counts the open file descriptors of this process, server and clients together. */
const descriptors = (): number => openDescriptors(process.pid);

/** Waits until a condition holds. @throws Error after four seconds */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 4000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${condition} did not become true`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const closedBy = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** Reads all that a server sends on a connection, until its end. */
async function readToEnd(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await closedBy(socket);
  return Buffer.concat(chunks);
}

const statusesIn = (bytes: Buffer): readonly number[] =>
  [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) =>
    Number(code),
  );

describe('a client that disconnects', () => {
  it.each([
    [
      'as soon as its request is sent',
      SOUND,
      (socket: Socket) => socket.once('connect', () => setImmediate(() => socket.destroy())),
    ],
    [
      'by a reset',
      SOUND,
      (socket: Socket) =>
        socket.once('connect', () => setImmediate(() => socket.resetAndDestroy())),
    ],
    [
      'at the first bytes',
      DOWNLOAD,
      (socket: Socket) => socket.once('data', () => socket.destroy()),
    ],
  ])('%s leaves no file open, after 500 repetitions', async (_, request, disconnect) => {
    const initialDescriptors = descriptors();
    for (let round = 0; round < 25; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, () => {
          const socket = openRaw(host.origin, request);
          disconnect(socket);
          return closedBy(socket);
        }),
      );
    await until(async () => (await host.connections()) === 0);
    await until(() => descriptors() <= initialDescriptors);
  });

  it('leaves no file open after 500 pipelined requests on one connection', async () => {
    const initialDescriptors = descriptors();
    const socket = openRaw(host.origin, SOUND.repeat(500)).resume();
    await closedBy(socket);
    await until(() => descriptors() <= initialDescriptors);
  });

  it('leaves no file open when it has read no byte of several responses', async () => {
    const initialDescriptors = descriptors();
    const sockets = Array.from({ length: 20 }, () =>
      openRaw(host.origin, DOWNLOAD.repeat(5)).pause(),
    );
    await until(() => descriptors() >= initialDescriptors + 60);
    // Each connection has two sockets and one open file.
    expect(descriptors()).toBeLessThanOrEqual(initialDescriptors + 60);
    for (const socket of sockets) socket.destroy();
    await until(() => descriptors() <= initialDescriptors);
  });
});

describe('pipelined requests', () => {
  it('are answered whole and in their order', async () => {
    const requests = [SOUND, PAGE, rawRequest('GET /nope'), SOUND];
    const lastRequest = rawRequest('GET /covers/one.jpg', ['Connection: close']);
    const bytes = await readToEnd(openRaw(host.origin, requests.join('') + lastRequest));
    expect(statusesIn(bytes)).toEqual([200, 200, 404, 200, 200]);
    const sound = FILES['/audio/sample.mp3'];
    const firstOffset = bytes.indexOf(sound);
    expect(firstOffset).toBeGreaterThan(0);
    expect(bytes.indexOf(sound, firstOffset + sound.length)).toBeGreaterThan(firstOffset);
    expect(bytes.subarray(-2000).equals(FILES['/covers/one.jpg'])).toBe(true);
  });

  it('are refused from the ninth on, and the connection ends after the eighth', async () => {
    const requestCount = host.asked.length;
    const bytes = await readToEnd(openRaw(host.origin, RENDERED.repeat(30)));
    expect(statusesIn(bytes)).toEqual([...Array(8).fill(200), 503]);
    expect(host.asked.length).toBe(requestCount + 8);
  });

  it('by the hundred are closed with at most one page rendered', async () => {
    const requestCount = host.asked.length;
    await closedBy(openRaw(host.origin, rawRequest('GET /recherche?q=a').repeat(600)).resume());
    expect(host.asked.length).toBeLessThanOrEqual(requestCount + 1);
  });

  it('are not counted for a client that sends a hundred requests one after another', async () => {
    const socket = openRaw(host.origin, '');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    for (let count = 1; count <= 100; count += 1) {
      socket.write(rawRequest('GET /robots.txt'));
      await until(() => text.split('User-Agent').length > count);
    }
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(100);
    socket.destroy();
  });

  it('whose answers are not read do not block other clients', async () => {
    const silentSockets = Array.from({ length: 20 }, () =>
      openRaw(host.origin, DOWNLOAD + PAGE.repeat(7)).pause(),
    );
    expect((await askRaw(host.origin, PAGE)).status).toBe(200);
    for (const socket of silentSockets) socket.destroy();
  });
});

describe('a refusal behind a running response', () => {
  it('waits for the end of the response when the request has a body', async () => {
    const post = rawRequest('POST /', ['Content-Length: 5']);
    const socket = openRaw(host.origin, `${DOWNLOAD}${post}hello`);
    const bytes = await readToEnd(socket);
    const head = bytes.indexOf('\r\n\r\n') + 4;
    expect(statusesIn(bytes)).toEqual([200, 405]);
    expect(bytes.subarray(head + DOWNLOAD_BYTES, head + DOWNLOAD_BYTES + 12).toString()).toBe(
      'HTTP/1.1 405',
    );
  });

  it.each([
    [
      'for another protocol',
      'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n',
    ],
    ['for an unreadable request', 'é\r\n\r\n'],
    ['for headers that are too long', rawRequest('GET /', [`X: ${'x'.repeat(20_000)}`])],
  ])('%s closes the connection after the response', async (_, refused) => {
    const socket = openRaw(host.origin, DOWNLOAD);
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.write(refused, 'latin1');
    expect(statusesIn(await readToEnd(socket))).toEqual([200]);
  });
});
