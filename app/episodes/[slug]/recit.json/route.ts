import { notFound } from 'next/navigation';
import { tellingOf } from '@/lib/episodes/telling/telling';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** Serves the passages of an episode, place and year by second, which only following the story fetches. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(tellingOf(findEpisode((await params).slug) ?? notFound()));
}
