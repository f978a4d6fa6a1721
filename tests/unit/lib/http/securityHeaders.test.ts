import { securityHeaders } from '@/lib/http/securityHeaders';

const headers = (path: string, type = '') => securityHeaders(path, type, null);
const policy = (type: string) => headers('/x', type)['Content-Security-Policy'];

it('HSTS is sent for a site with a duration only', () => {
  expect(headers('/')).not.toHaveProperty('Strict-Transport-Security');
  const bound = securityHeaders('/', '', 'max-age=1');
  expect(bound['Strict-Transport-Security']).toBe('max-age=1');
});

it('other sites may frame the player of an episode, and nothing else', () => {
  expect(headers('/embed/badr')).not.toHaveProperty('X-Frame-Options');
  expect(headers('/embed')).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
});

it('nothing may run in an answer that is no page', () => {
  for (const type of ['application/json', 'text/html', 'image/svg+xml', 'audio/mpeg', ''])
    expect(policy(type)).toMatch(/^default-src 'none'/);
});

it('a worker may fetch what the pages may', () => {
  expect(policy('text/javascript; charset=utf-8')).toContain("connect-src 'self' https:");
});

it('no process of its own is requested, for which the first paint would wait', () => {
  expect(headers('/')).not.toHaveProperty('Cross-Origin-Opener-Policy');
});
