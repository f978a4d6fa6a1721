import { notFound } from 'next/navigation';
import { tellingOf } from '@/lib/episodes/telling/telling';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** What an episode tells of, place and year, second by second: read only by whoever follows the story. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(tellingOf(findEpisode((await params).slug) ?? notFound()));
}
