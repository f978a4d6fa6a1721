import { ANSWERING, type Answering } from '@/tests/fixtures/http/host';

describe.each(ANSWERING)('a page with the result of a query, of %s,', (_name, start) => {
  let answering: Answering;

  beforeAll(async () => {
    answering = await start();
  });
  afterAll(() => answering.close());

  it('is the page of the build for a query without the parameter', async () => {
    const builtPage = await answering.ask('/outils');
    const pageWithOtherQuery = await answering.ask('/outils?x=1');
    expect(pageWithOtherQuery.headers.get('etag')).toBe(builtPage.headers.get('etag'));
    expect(await pageWithOtherQuery.text()).toBe(await builtPage.text());
  });

  it.each([null, 'br', 'gzip'])(
    'contains the result of the query, in the coding %p',
    async (coding) => {
      const answer = await answering.ask('/outils?mot=chamelle', {
        'Accept-Encoding': coding ?? 'identity',
      });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(await answer.text()).toContain('<p>chamelle</p></body>');
    },
  );

  it('has the policy of the build, and is not cached', async () => {
    const policy = 'content-security-policy';
    const [builtPage, pageWithResult] = [
      await answering.ask('/outils'),
      await answering.ask('/outils?mot=chamelle'),
    ];
    expect(pageWithResult.headers.get(policy)).toBe(builtPage.headers.get(policy));
    expect(pageWithResult.headers.get('cache-control')).toBe('no-store');
    expect(pageWithResult.headers.get('etag')).toBeNull();
  });

  it('has the payload of the build for the router', async () => {
    const answer = await answering.ask('/outils?mot=chamelle&_rsc=x', { RSC: '1' });
    expect(answer.headers.get('content-type')).toContain('text/x-component');
    expect(await answer.text()).toBe('0:"Outils"');
  });
});
