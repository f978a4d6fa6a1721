import { addresses } from '@/scripts/deploy/checks/addresses';
import { health } from '@/scripts/deploy/checks/health';
import { caching } from '@/scripts/deploy/checks/caching';
import { compression } from '@/scripts/deploy/checks/compression';
import { hashedFiles } from '@/scripts/deploy/checks/hashedFiles';
import { notFound } from '@/scripts/deploy/checks/notFound';
import { mixing } from '@/scripts/deploy/checks/mixing';
import { policies } from '@/scripts/deploy/checks/policies';
import { securityHeaders } from '@/scripts/deploy/checks/securityHeaders';
import { securityText } from '@/scripts/deploy/checks/securityText';
import { sound } from '@/scripts/deploy/checks/sound';
import type { Check } from '@/scripts/deploy/verdict';

/** The checks of `npm run deploy:check`, in order. */
export const CHECKS: readonly Check[] = [
  health,
  addresses,
  securityHeaders,
  policies,
  caching,
  mixing,
  compression,
  hashedFiles,
  sound,
  notFound,
  securityText,
];
