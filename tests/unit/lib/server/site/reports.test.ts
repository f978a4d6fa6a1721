import { startHost } from '@/tests/fixtures/http/host';

const POLICY = 'content-security-policy';

describe('a page', () => {
  afterEach(() => Reflect.deleteProperty(process.env, 'CSP_REPORTS'));
  const post = (origin: string) =>
    fetch(`${origin}/api/csp`, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 405,
    );

  it('requests reports of its policy when the owner has enabled them', async () => {
    process.env.CSP_REPORTS = '1';
    const host = await startHost();
    for (const path of ['/outils', '/recherche']) {
      const { headers } = await fetch(host.origin + path);
      expect(headers.get(POLICY)).toMatch(/; report-uri \/api\/csp; report-to csp$/);
      expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp"');
    }
    expect(await post(host.origin)).toBe(204);
    await host.close();
  });

  it('requests no reports unless the owner has enabled them', async () => {
    const host = await startHost();
    const { headers } = await fetch(`${host.origin}/outils`);
    expect(headers.get(POLICY)).not.toContain('report-');
    expect(headers.get('reporting-endpoints')).toBeNull();
    expect(await post(host.origin)).toBe(405);
    await host.close();
  });
});
