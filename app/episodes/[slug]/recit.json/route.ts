import { tellingOf } from '@/lib/episodes/telling/telling';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the passages of an episode, with place and year by second, fetched by the views that follow the story. */
export const GET = episodeJson(tellingOf);
