import { tellingOf } from '@/lib/episodes/telling/telling';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the passages of an episode, place and year by second, which only following the story fetches. */
export const GET = episodeJson(tellingOf);
