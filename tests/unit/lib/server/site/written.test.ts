import { ANSWERING, type Answering } from '@/tests/fixtures/http/host';

describe.each(ANSWERING)('a page into which its answer is written, of %s,', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());

  it('is the page of the build for a query without its parameter', async () => {
    const plain = await answering.ask('/outils');
    const unanswered = await answering.ask('/outils?x=1');
    expect(unanswered.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await unanswered.text()).toBe(await plain.text());
  });

  it.each([null, 'br', 'gzip'])(
    'has the answer to its query, in the coding %p',
    async (coding) => {
      const answer = await answering.ask('/outils?mot=chamelle', {
        'Accept-Encoding': coding ?? 'identity',
      });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(await answer.text()).toContain('<p>chamelle</p></body>');
    },
  );

  it('keeps the policy of the build, and is kept by no cache', async () => {
    const policy = 'content-security-policy';
    const [plain, written] = [
      await answering.ask('/outils'),
      await answering.ask('/outils?mot=chamelle'),
    ];
    expect(written.headers.get(policy)).toBe(plain.headers.get(policy));
    expect(written.headers.get('cache-control')).toBe('no-store');
    expect(written.headers.get('etag')).toBeNull();
  });

  it('stays the payload of the build for the router', async () => {
    const answer = await answering.ask('/outils?mot=chamelle&_rsc=x', { RSC: '1' });
    expect(answer.headers.get('content-type')).toContain('text/x-component');
    expect(await answer.text()).toBe('0:"Outils"');
  });
});
