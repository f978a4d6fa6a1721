import 'server-only';
import { notFound } from 'next/navigation';
import type { Episode } from '@/lib/episodes/episode';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';

interface RouteContext {
  readonly params: Promise<{ slug: string }>;
}

/** Lists the parameters of every episode's static routes. */
export const episodeParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

/** Creates the handler of a route that serves JSON about the episode in its address. */
export const episodeJson =
  (describe: (episode: Episode) => unknown) =>
  async (_request: Request, { params }: RouteContext): Promise<Response> =>
    Response.json(describe(findEpisode((await params).slug) ?? notFound()));
