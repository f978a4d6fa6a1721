import { trackContextOf } from '@/lib/episodes/trackContext';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the track context of an episode: its chapters, and its neighbours in the story. */
export const GET = episodeJson(trackContextOf);
