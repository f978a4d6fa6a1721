import { createHash } from 'node:crypto';
import { ANSWERING, type Answering } from '@/tests/fixtures/http/host';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Inline script that the framework has not written, as a hostile feed might inject. */
const FOREIGN = 'self.x=1';

describe.each(ANSWERING)('a page made at request time, of %s,', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());

  const policyOf = ({ headers }: Response): string =>
    headers.get('content-security-policy') ?? '';

  it('allows its own scripts by a nonce that differs in each response', async () => {
    const answers = await Promise.all([0, 1].map(() => answering.ask('/recherche?q=badr')));
    const nonces = answers.map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [rank, answer] of answers.entries())
      expect(await answer.text()).toContain(`nonce="${nonces[rank]}"`);
  });

  it('is rendered once for all requests where its query comes from a link, and allows its own scripts by their hashes', async () => {
    const requestCount = answering.asked.length;
    const [brotliPage, gzipPage] = [
      await answering.ask('/liste?ordre=x', { 'Accept-Encoding': 'br' }),
      await answering.ask('/liste?ordre=x', { 'Accept-Encoding': 'gzip' }),
    ];
    expect(answering.asked.slice(requestCount)).toEqual(['/liste?ordre=x']);
    const html = await brotliPage.text();
    expect(await gzipPage.text()).toBe(html);
    expect(policyOf(brotliPage)).toContain(hashOf('own()'));
    expect(policyOf(brotliPage)).not.toContain('nonce-');
    expect(html).toContain(FOREIGN);
    expect(policyOf(brotliPage)).not.toContain(hashOf(FOREIGN));
    expect(brotliPage.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    const etag = brotliPage.headers.get('etag') ?? '';
    const conditionalHeaders = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    expect((await answering.ask('/liste?ordre=x', conditionalHeaders)).status).toBe(304);
  });

  it('is answered with its payload for the router, which no cache stores', async () => {
    const payload = await answering.ask('/recherche?q=badr', { RSC: '1' });
    expect(payload.headers.get('content-type')).toBe('text/x-component');
    expect(payload.headers.get('cache-control')).toContain('no-store');
    expect(policyOf(payload)).toContain("default-src 'none'");
  });
});
