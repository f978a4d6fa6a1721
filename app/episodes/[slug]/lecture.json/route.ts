import { notFound } from 'next/navigation';
import { trackContextOf } from '@/lib/episodes/trackContext';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** Serves the track context of an episode: its chapters, and its neighbours in the story. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return Response.json(trackContextOf(findEpisode((await params).slug) ?? notFound()));
}
