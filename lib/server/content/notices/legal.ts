import 'server-only';
import { loadContent } from '@/lib/server/content/loadContent';
import type { LegalPage } from '@/lib/site/legal';

export const loadLegalPage = (): LegalPage => loadContent().legal;
