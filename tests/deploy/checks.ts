import { readFileSync } from 'node:fs';
import { rangeForms } from '@/scripts/deploy/rangeForms';
import { askRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

/** What must be the same before a proxy and behind it; each check gives the sentences that tell what is not. */

const SOUND = '/audio/sample.mp3';
const PAGE = '/outils';
/** A search, which is made for each visitor. */
const SEARCH = '/episodes?q=badr';
const RSC = { RSC: '1' };

type Headers = Readonly<Record<string, string>>;

async function get(address: string, headers: Headers = {}) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

/** The twelve forms of a range, and If-Range with the server's own tag. */
export async function rangeFaults(origin: string): Promise<readonly string[]> {
  const bytes = readFileSync(`public${SOUND}`);
  const faults: string[] = [];
  const ask = (headers: Headers) =>
    get(origin + SOUND, { 'Accept-Encoding': 'identity', ...headers });
  const { headers: first } = await ask({});
  const etag = first.get('etag') ?? '';
  for (const { name, header, status, start, end } of rangeForms(bytes.length)) {
    for (const more of [{}, { 'If-Range': etag }] as const) {
      const answer = await ask({ Range: header, ...more });
      const part = answer.headers.get('content-range');
      const expected = {
        200: null,
        206: `bytes ${start}-${end}/${bytes.length}`,
        416: `bytes */${bytes.length}`,
      };
      const said = `${name}${'If-Range' in more ? ' if unchanged' : ''}`;
      if (answer.status !== status) faults.push(`${said}: ${answer.status}, not ${status}`);
      if (part !== expected[status]) faults.push(`${said}: Content-Range ${part}`);
      if (status !== 416 && !answer.body.equals(bytes.subarray(start, end + 1)))
        faults.push(`${said}: other bytes`);
    }
  }
  const changed = await ask({ Range: 'bytes=0-0', 'If-Range': '"another"' });
  if (changed.status !== 200) faults.push(`If-Range of another: ${changed.status}`);
  const known = await ask({ 'If-None-Match': etag });
  if (known.status !== 304) faults.push(`If-None-Match: ${known.status}`);
  return faults;
}

/** The tag of the sound, which must be the same on every copy. */
export const soundTag = async (origin: string): Promise<string | null> =>
  (await get(origin + SOUND)).headers.get('etag');

/** A page and its data are never given for one another, in whichever order they come. */
export async function mixingFaults(origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const isPage = async (path: string, headers: Headers, expected: boolean): Promise<void> => {
    const { status, headers: given } = await get(origin + path, headers);
    const type = given.get('content-type') ?? '';
    // The router is sent on to the address that it should have asked.
    if (!expected && status >= 300 && status < 400) return;
    if (type.startsWith('text/html') !== expected)
      faults.push(`${path} with ${JSON.stringify(headers)}: ${status} ${type}`);
  };
  for (const path of [PAGE, '/', '/about']) {
    for (let round = 0; round < 2; round += 1) {
      await isPage(path, {}, true);
      await isPage(`${path}?_rsc`, RSC, false);
      await isPage(path, RSC, false);
      await isPage(`${path}?_rsc`, {}, true);
    }
  }
  return faults;
}

/** A page is whole in each coding, and one that is made for a visitor is never kept with its nonce. */
export async function cachingFaults(origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const nonce = async (): Promise<string | null> => {
    const policy = (await get(origin + SEARCH)).headers.get('content-security-policy');
    return /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? null;
  };
  const nonces = [await nonce(), await nonce(), await nonce()];
  if (nonces.includes(null)) faults.push(`${SEARCH} has no nonce`);
  if (new Set(nonces).size < nonces.length) faults.push(`${SEARCH} was kept with its nonce`);
  for (const coding of ['br', 'gzip', 'identity']) {
    for (let round = 0; round < 2; round += 1) {
      const { headers, body, status } = await get(origin + PAGE, { 'Accept-Encoding': coding });
      const given = headers.get('content-encoding') ?? 'identity';
      if (status !== 200 || given !== coding)
        faults.push(`${PAGE} in ${coding}: ${status} in ${given}`);
      if (!body.toString('utf8').includes('</html>'))
        faults.push(`${PAGE} in ${coding} is cut`);
    }
  }
  return faults;
}

/** What a client may send is answered as the site does, and no answer is a failure. */
export async function oddFaults(origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const odd: readonly (readonly [string, readonly string[], number])[] = [
    ['GET /nope', [], 404],
    ['GET /outils/', [], 308],
    ['POST /', ['Content-Length: 0'], 405],
    ['DELETE /audio/sample.mp3', [], 405],
    ['OPTIONS /', [], 204],
    ['HEAD /outils', [], 200],
    ['GET /_next/static/nope.js', [], 404],
    ['GET /nope', ['Upgrade: websocket'], 404],
    [`GET /episodes?${'q=a&'.repeat(500)}`, [], 200],
  ];
  for (const [line, headers, status] of odd) {
    const answer = await askRaw(origin, rawRequest(line, [...headers, 'Connection: close']));
    if (answer.status !== status) faults.push(`${line.slice(0, 40)}: ${answer.status}`);
  }
  return faults;
}

/** Whether a page that was asked for before is still there. */
export const keepsPages = async (origin: string): Promise<boolean> =>
  (await get(origin + PAGE, { 'Accept-Encoding': 'br' })).status === 200;
