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
const LIVE = rawRequest('GET /recherche');
/** A file larger than the buffers between a server and a client that does not read. */
const LONG = rawRequest('GET /_next/static/long.mp3');
const LONG_BYTES = 32 * 1024 * 1024;

let builds = '';
let host: Host;

beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'builds-'));
  writeFileSync(join(builds, 'long.mp3'), '');
  truncateSync(join(builds, 'long.mp3'), LONG_BYTES);
  host = await startHost({ formerBuilds: builds });
  // Warm up: files read once are cached.
  for (const request of [SOUND, PAGE, LONG]) await askRaw(host.origin, request);
});

afterAll(async () => {
  await host.close();
  rmSync(builds, { recursive: true });
});

/** Counts the open file descriptors of this process, server and clients together. */
const descriptors = (): number => openDescriptors(process.pid);

/** Waits until a condition holds. @throws Error after four seconds */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const last = Date.now() + 4000;
  while (!(await holds())) {
    if (Date.now() > last) throw new Error(`${holds} did not become true`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** Reads all that a server sends on a connection, until its end. */
async function readToEnd(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await closed(socket);
  return Buffer.concat(chunks);
}

const statusesIn = (bytes: Buffer): readonly number[] =>
  [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) =>
    Number(code),
  );

describe('a client that disconnects', () => {
  it.each([
    [
      'as soon as it has asked',
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
      LONG,
      (socket: Socket) => socket.once('data', () => socket.destroy()),
    ],
  ])('%s leaves no file open, 500 times over', async (_, request, disconnect) => {
    const before = descriptors();
    for (let round = 0; round < 25; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, () => {
          const socket = openRaw(host.origin, request);
          disconnect(socket);
          return closed(socket);
        }),
      );
    await until(async () => (await host.connections()) === 0);
    await until(() => descriptors() <= before);
  });

  it('leaves none open of its pipelined requests, 500 times on one connection', async () => {
    const before = descriptors();
    const socket = openRaw(host.origin, SOUND.repeat(500));
    await closed(socket);
    await until(() => descriptors() <= before);
  });

  it('leaves none open when it has read nothing of several', async () => {
    const before = descriptors();
    const sockets = Array.from({ length: 20 }, () =>
      openRaw(host.origin, LONG.repeat(5)).pause(),
    );
    await until(() => descriptors() >= before + 60);
    // Two ends of each connection, and one open file.
    expect(descriptors()).toBeLessThanOrEqual(before + 60);
    for (const socket of sockets) socket.destroy();
    await until(() => descriptors() <= before);
  });
});

describe('pipelined requests', () => {
  it('are answered in their order, each whole', async () => {
    const requests = [SOUND, PAGE, rawRequest('GET /nope'), SOUND];
    const last = rawRequest('GET /covers/one.jpg', ['Connection: close']);
    const bytes = await readToEnd(openRaw(host.origin, requests.join('') + last));
    expect(statusesIn(bytes)).toEqual([200, 200, 404, 200, 200]);
    const sound = FILES['/audio/sample.mp3'];
    const first = bytes.indexOf(sound);
    expect(first).toBeGreaterThan(0);
    expect(bytes.indexOf(sound, first + sound.length)).toBeGreaterThan(first);
    expect(bytes.subarray(-2000).equals(FILES['/covers/one.jpg'])).toBe(true);
  });

  it('are refused from the ninth on, and the connection ends after the eighth', async () => {
    const asked = host.asked.length;
    const bytes = await readToEnd(openRaw(host.origin, LIVE.repeat(30)));
    expect(statusesIn(bytes)).toEqual([...Array(8).fill(200), 503]);
    expect(host.asked.length).toBe(asked + 8);
  });

  it('by the hundred end the connection, and are not even answered', async () => {
    const asked = host.asked.length;
    await closed(openRaw(host.origin, rawRequest('GET /recherche?q=a').repeat(600)).resume());
    expect(host.asked.length).toBeLessThanOrEqual(asked + 1);
  });

  it('do not affect a client that sends one after the other on one connection', async () => {
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
    const silent = Array.from({ length: 20 }, () =>
      openRaw(host.origin, LONG + PAGE.repeat(7)).pause(),
    );
    expect((await askRaw(host.origin, PAGE)).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });
});

describe('a refusal behind a running answer', () => {
  it('waits for its end when the request has a body', async () => {
    const post = rawRequest('POST /', ['Content-Length: 5']);
    const socket = openRaw(host.origin, `${LONG}${post}hello`);
    const bytes = await readToEnd(socket);
    const head = bytes.indexOf('\r\n\r\n') + 4;
    expect(statusesIn(bytes)).toEqual([200, 405]);
    expect(bytes.subarray(head + LONG_BYTES, head + LONG_BYTES + 12).toString()).toBe(
      'HTTP/1.1 405',
    );
  });

  it.each([
    ['another protocol', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
    ['what cannot be read', 'é\r\n\r\n'],
    ['a head that is too long', rawRequest('GET /', [`X: ${'x'.repeat(20_000)}`])],
  ])('ends the connection when it is %s', async (_, refused) => {
    const socket = openRaw(host.origin, LONG);
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.write(refused, 'latin1');
    expect(statusesIn(await readToEnd(socket))).toEqual([200]);
  });
});
