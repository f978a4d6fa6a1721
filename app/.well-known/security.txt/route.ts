import { securityText } from '@/lib/server/security/securityText';

export const dynamic = 'force-static';

/** Serves the contact for vulnerability reports (RFC 9116). */
export const GET = (): Response =>
  new Response(securityText(new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
