import 'server-only';
import { DAY_MS } from '@/lib/time/day';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';

/** In days: the lifetime of the file; RFC 9116 §2.5.5 asks for less than a year. */
const VALID_DAYS = 364;

/** Writes the `security.txt` of the site (RFC 9116), which expires a year after the build. */
export const securityText = (builtAt: Date): string =>
  [
    `Contact: mailto:${loadSite().email}`,
    `Expires: ${new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
    '',
  ].join('\n');
