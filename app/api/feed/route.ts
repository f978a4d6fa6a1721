import { feedList } from '@/lib/server/feed/respond';

export const dynamic = 'force-dynamic';

export const GET = feedList;
