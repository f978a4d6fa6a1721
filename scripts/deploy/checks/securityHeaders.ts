import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

/** Headers of every response, whatever its status and type. */
const EXPECTED_HEADERS: readonly (readonly [string, RegExp])[] = [
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /camera=\(\)/],
  ['Content-Security-Policy', /default-src/],
  ['X-Frame-Options', /^SAMEORIGIN$/],
];

/** Header of an https site only (RFC 6797 §7.2). */
const TRANSPORT_HEADER = ['Strict-Transport-Security', /^max-age=\d{6,}/] as const;

const PATHS = ['/', '/episodes', '/api/feed', '/audio/sample.mp3', '/icon.svg', '/nulle-part'];

/** Checks the security headers of each kind of response. */
export const securityHeaders: Check = {
  title: 'Chaque réponse porte les en-têtes de sécurité',
  async run(origin) {
    const answers = await Promise.all(
      PATHS.map(async (path) => [path, await request(origin + path)] as const),
    );
    const expectedHeaders = origin.startsWith('https:')
      ? [TRANSPORT_HEADER, ...EXPECTED_HEADERS]
      : EXPECTED_HEADERS;
    return {
      faults: answers.flatMap(([path, { header }]) => [
        ...expectedHeaders.flatMap(([name, value]) =>
          faultUnless(value.test(header(name)), `${path} : ${name} vaut « ${header(name)} ».`),
        ),
        ...faultUnless(header('x-powered-by') === '', `${path} : X-Powered-By est de trop.`),
      ]),
    };
  },
};
