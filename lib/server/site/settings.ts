import 'server-only';
import type { SiteSettings } from '@/lib/server/site/parts';
import { readVariable } from '@/lib/server/variables.mjs';

const TWO_YEARS_SECONDS = 63_072_000;

/** The reporting endpoint for violated policies. */
const REPORTS_PATH = '/api/csp';

/**
 * Returns the value of `Strict-Transport-Security` (RFC 6797); null for a site without https. Subdomains, which may be
 * other sites of the owner, are included only when `HSTS_SUBDOMAINS` is 1.
 */
export function transportSecurity(): string | null {
  if (!isHttps()) return null;
  const subdomains = readVariable('HSTS_SUBDOMAINS') ? '; includeSubDomains' : '';
  return `max-age=${TWO_YEARS_SECONDS}${subdomains}`;
}

/** Reads the settings of every answer from the environment variables. */
export function readSettings(): SiteSettings {
  const audioBaseUrl = readVariable('AUDIO_BASE_URL');
  return {
    transport: transportSecurity(),
    sources: {
      media: isHttps() ? 'https:' : 'https: http:',
      sounds: audioBaseUrl === '' ? null : new URL(audioBaseUrl).origin,
    },
    reports: readVariable('CSP_REPORTS') ? REPORTS_PATH : null,
  };
}

const isHttps = (): boolean => readVariable('SITE_URL').startsWith('https:');
