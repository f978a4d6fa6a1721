import { createHash } from 'node:crypto';
import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { askForms, FORMS } from '@/tests/fixtures/http/forms';
import { SITE_REQUESTS } from '@/tests/fixtures/http/siteRequests';
import { isNoFailure, wrongAnswers } from '@/tests/fixtures/http/wrongAnswers';
import { drawAddresses, type Asked } from './addresses';
import { EDGE, EVERY_HOST, hostAt, startHost, stopHosts } from './hosts';

it.afterEach(stopHosts);

for (const name of EVERY_HOST)
  it(`${name} answers the forms of RFC 9110, and passes deploy:check`, async ({ baseURL }) => {
    const host = await hostAt(name, baseURL);
    const { origin } = host;
    const forms = await askForms(
      (path, headers = {}, method = 'GET') =>
        fetch(origin + path, { method, headers, redirect: 'manual' }),
      '/audio/sample.mp3',
      '/outils',
    );
    expect(forms).toEqual({ asked: FORMS, wrong: [] });
    const verdicts = await checkSite(origin, CHECKS);
    expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(verdicts).toHaveLength(CHECKS.length);
  });

for (const name of EDGE)
  it(`${name} answers odd requests with security headers and without a server error, but for the 501 of oEmbed`, async () => {
    const host = await startHost(name);
    const isRight = (status: number, text: string): boolean =>
      isNoFailure(status) || (status === 501 && text.startsWith('GET /api/oembed?'));
    // The platform itself may refuse malformed addresses.
    const requests = SITE_REQUESTS.filter((text) => !/^GET (?:\*|http:\/\/\[) /.test(text));
    expect(requests.length).toBeGreaterThan(700);
    expect(await wrongAnswers(host.origin, requests, isRight)).toEqual([]);
  });

/** Headers of the connection rather than the response. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Permitted differences from Node: a pattern of address and header, or body, with the reason. */
const ALLOWED: readonly { readonly what: RegExp; readonly why: string }[] = [
  {
    what: /^\/api\/ready (?:body|content-length)/,
    why: 'It says what it knows of the machine: an edge host knows neither a disk nor descriptors.',
  },
  {
    what: /^(?:\/outils\/|\/\/outils|\/%) content-length: 0$/,
    why: 'Node sends the end of an empty body in chunks, the others its length: nothing follows either.',
  },
  {
    what: /^\/(?:episodes\?q=|outils\/arbre-genealogique\/lien\?)\S+ content-length/,
    why: 'Made and compressed for one visitor: with another nonce, and cut at other places as it streams.',
  },
];

/** Parts that differ in every response: a nonce, and the framework's request id. */
const OWN = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{21}(?=[vm]\\?",\{)/g;

/** Border between two scripts of a streamed page, which may fall anywhere. */
const SCRIPT_BORDER = '"])</script><script nonce="…">self.__next_f.push([1,"';

/** Returns the rows of a streamed body, sorted: the framework sends each as it is ready. */
const rowsOf = (body: string): string =>
  body
    .replaceAll(OWN, '…')
    .replaceAll(SCRIPT_BORDER, '')
    .split(/\\n|\n/)
    .sort()
    .join('\n');

/** Formats a response as lines: status, headers, digest of the body. */
async function linesOf(origin: string, { path, headers }: Asked): Promise<readonly string[]> {
  const answer = await fetch(origin + path, {
    headers: { 'Accept-Encoding': 'br', ...headers },
    redirect: 'manual',
  });
  const body = rowsOf(Buffer.from(await answer.arrayBuffer()).toString('latin1'));
  const given = [...answer.headers]
    .filter(([name]) => !OF_CONNECTION.includes(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(OWN, '…')}`);
  const digest = createHash('sha256').update(body).digest('base64url');
  return [`status: ${answer.status}`, `body: ${digest}`, ...given].map(
    (line) => `${path} ${line}`,
  );
}

for (const name of EDGE)
  it(`${name} answers sixty addresses as Node does`, async ({ baseURL }) => {
    const addresses = await drawAddresses(baseURL ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    const host = await startHost(name);
    const differences = new Set<string>();
    for (const asked of addresses) {
      const node = await linesOf(baseURL ?? '', asked);
      const edge = await linesOf(host.origin, asked);
      for (const line of node) if (!edge.includes(line)) differences.add(line);
      for (const line of edge) if (!node.includes(line)) differences.add(line);
    }
    expect(
      [...differences].filter((line) => !ALLOWED.some(({ what }) => what.test(line))),
    ).toEqual([]);
    // Every permitted difference must occur.
    expect(
      ALLOWED.filter(({ what }) => ![...differences].some((line) => what.test(line))),
    ).toEqual([]);
  });
