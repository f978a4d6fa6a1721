import { securityHeaders } from '@/lib/server/http/headers/securityHeaders.mjs';

const policy = (type: string) => securityHeaders('/x', type)['Content-Security-Policy'];

afterEach(() => {
  delete process.env.HSTS_SUBDOMAINS;
});

it('binds the subdomains of the owner only when asked', () => {
  expect(securityHeaders('/')['Strict-Transport-Security']).toBe('max-age=63072000');
  process.env.HSTS_SUBDOMAINS = '1';
  expect(securityHeaders('/')['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

it('lets others frame the player of an episode, and nothing else', () => {
  expect(securityHeaders('/embed/badr')).not.toHaveProperty('X-Frame-Options');
  expect(securityHeaders('/embed')).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
});

it('lets nothing run in what is not a page', () => {
  for (const type of ['application/json', 'text/html', 'image/svg+xml', 'audio/mpeg', ''])
    expect(policy(type)).toMatch(/^default-src 'none'/);
});

it('lets a worker fetch what the pages may', () => {
  expect(policy('text/javascript; charset=utf-8')).toContain("connect-src 'self' https:");
});

it('asks for no process of its own, for which the first paint would wait', () => {
  expect(securityHeaders('/')).not.toHaveProperty('Cross-Origin-Opener-Policy');
});
