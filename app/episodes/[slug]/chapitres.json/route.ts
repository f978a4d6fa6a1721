import { notFound } from 'next/navigation';
import { chaptersFileOf } from '@/lib/episodes/telling/silentChapters';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** Serves the chapters file of an episode for podcast apps, places included. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(chaptersFileOf(findEpisode((await params).slug) ?? notFound()));
}
