import { notFound } from 'next/navigation';
import { findEntry, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { entryDigest } from '@/lib/server/timeline/entryDigest';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadTimeline().entries.map(({ id }) => ({ evenement: id }));

interface Context {
  readonly params: Promise<{ evenement: string }>;
}

/** Serves the digest of an entry, for its card over the drawing of the timeline. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(entryDigest(findEntry((await params).evenement) ?? notFound()));
}
