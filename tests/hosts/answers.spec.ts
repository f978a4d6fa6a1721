import { createHash } from 'node:crypto';
import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { askForms, FORMS } from '@/tests/fixtures/http/forms';
import { SITE_REQUESTS } from '@/tests/fixtures/http/siteRequests';
import { isNoFailure, wrongAnswers } from '@/tests/fixtures/http/wrongAnswers';
import { drawAddresses, type AddressRequest } from './addresses';
import { EDGE_HOSTS, EVERY_HOST, hostAt, startHost, stopHosts } from './hosts';

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

for (const name of EDGE_HOSTS)
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
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Permitted differences from Node: a pattern of address and header, or body, with the reason. */
const ALLOWED_DIFFERENCES: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^\/api\/ready (?:body|content-length)/,
    reason: 'An edge host reports neither a disk nor descriptors of the machine.',
  },
  {
    pattern: /^(?:\/outils\/|\/\/outils|\/%) content-length: 0$/,
    reason:
      'Node sends the end of an empty body in chunks, other hosts its length: both bodies are empty.',
  },
  {
    pattern: /^\/(?:episodes\?q=|outils\/arbre-genealogique\/lien\?)\S+ content-length/,
    reason:
      'A response for one visitor has a new nonce, and its stream is compressed in other chunks.',
  },
];

/** Parts that differ in every response: a nonce, and the framework's request id. */
const UNIQUE_PART = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{21}(?=[vm]\\?",\{)/g;

/** Border between two scripts of a streamed page, which may fall anywhere. */
const SCRIPT_BORDER = '"])</script><script nonce="…">self.__next_f.push([1,"';

/** Returns the rows of a streamed body, sorted: the framework sends each row as soon as the row is ready. */
const rowsOf = (body: string): string =>
  body
    .replaceAll(UNIQUE_PART, '…')
    .replaceAll(SCRIPT_BORDER, '')
    .split(/\\n|\n/)
    .sort()
    .join('\n');

/** Formats a response as lines: status, headers, digest of the body. */
async function linesOf(
  origin: string,
  { path, headers }: AddressRequest,
): Promise<readonly string[]> {
  const answer = await fetch(origin + path, {
    headers: { 'Accept-Encoding': 'br', ...headers },
    redirect: 'manual',
  });
  const body = rowsOf(Buffer.from(await answer.arrayBuffer()).toString('latin1'));
  const headerLines = [...answer.headers]
    .filter(([name]) => !CONNECTION_HEADERS.includes(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(UNIQUE_PART, '…')}`);
  const digest = createHash('sha256').update(body).digest('base64url');
  return [`status: ${answer.status}`, `body: ${digest}`, ...headerLines].map(
    (line) => `${path} ${line}`,
  );
}

for (const name of EDGE_HOSTS)
  it(`${name} answers sixty addresses as Node does`, async ({ baseURL }) => {
    const addresses = await drawAddresses(baseURL ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    const host = await startHost(name);
    const differences = new Set<string>();
    for (const addressRequest of addresses) {
      const node = await linesOf(baseURL ?? '', addressRequest);
      const edge = await linesOf(host.origin, addressRequest);
      for (const line of node) if (!edge.includes(line)) differences.add(line);
      for (const line of edge) if (!node.includes(line)) differences.add(line);
    }
    expect(
      [...differences].filter(
        (line) => !ALLOWED_DIFFERENCES.some(({ pattern }) => pattern.test(line)),
      ),
    ).toEqual([]);
    // Every permitted difference must occur.
    expect(
      ALLOWED_DIFFERENCES.filter(
        ({ pattern }) => ![...differences].some((line) => pattern.test(line)),
      ),
    ).toEqual([]);
  });
