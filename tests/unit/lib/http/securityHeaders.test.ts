import { securityHeaders } from '@/lib/http/securityHeaders';

const headers = (path: string, type = '') => securityHeaders(path, type, null);
const policy = (type: string) => headers('/x', type)['Content-Security-Policy'];

it('Strict-Transport-Security is sent only when the site configures it', () => {
  expect(headers('/')).not.toHaveProperty('Strict-Transport-Security');
  const configured = securityHeaders('/', '', 'max-age=1');
  expect(configured['Strict-Transport-Security']).toBe('max-age=1');
});

it('other sites may frame the player of an episode, but no other page', () => {
  expect(headers('/embed/badr')).not.toHaveProperty('X-Frame-Options');
  expect(headers('/embed')).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
});

it('an answer that is not a page may load nothing', () => {
  for (const type of ['application/json', 'text/html', 'image/svg+xml', 'audio/mpeg', ''])
    expect(policy(type)).toMatch(/^default-src 'none'/);
});

it('a worker may fetch from the site and from any HTTPS address', () => {
  expect(policy('text/javascript; charset=utf-8')).toContain("connect-src 'self' https:");
});

it('no Cross-Origin-Opener-Policy is sent, which would delay the first paint', () => {
  expect(headers('/')).not.toHaveProperty('Cross-Origin-Opener-Policy');
});
