import { chaptersFileOf } from '@/lib/episodes/telling/chaptersFile';
import { siteOrigin } from '@/lib/server/environment';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the chapters file of an episode for podcast apps, pictures and places included. */
export const GET = episodeJson((episode) => chaptersFileOf(episode, siteOrigin()));
