import { readSettings, transportSecurity } from '@/lib/server/site/settings';

const NAMES = ['SITE_URL', 'HSTS_SUBDOMAINS', 'AUDIO_BASE_URL'] as const;
afterEach(() => NAMES.forEach((name) => Reflect.deleteProperty(process.env, name)));

it('Strict-Transport-Security applies only to an https site, and to subdomains only with HSTS_SUBDOMAINS', () => {
  process.env.SITE_URL = 'http://localhost:3000';
  expect(transportSecurity()).toBeNull();
  process.env.SITE_URL = 'https://site.example';
  expect(transportSecurity()).toBe('max-age=63072000');
  process.env.HSTS_SUBDOMAINS = '1';
  expect(transportSecurity()).toBe('max-age=63072000; includeSubDomains');
});

it('media over http are allowed only where the site is served over http', () => {
  process.env.SITE_URL = 'http://localhost:3000';
  expect(readSettings().sources).toEqual({ media: 'https: http:', sounds: null });
  process.env.SITE_URL = 'https://site.example';
  process.env.AUDIO_BASE_URL = 'https://cdn.example/sons/';
  expect(readSettings().sources).toEqual({ media: 'https:', sounds: 'https://cdn.example' });
});
