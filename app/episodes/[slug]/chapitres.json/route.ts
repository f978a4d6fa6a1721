import { chaptersFileOf } from '@/lib/episodes/telling/silentChapters';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the chapters file of an episode for podcast apps, places included. */
export const GET = episodeJson(chaptersFileOf);
