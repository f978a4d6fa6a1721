import { readyResponse } from '@/lib/server/readiness/respond';

export const dynamic = 'force-dynamic';

export const GET = readyResponse;
