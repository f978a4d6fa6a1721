import 'server-only';
import { loadEpisodes } from '@/lib/server/episodes';
import { publicFile } from '@/lib/server/publicFiles';

/** The owner's picture of the show. */
const SHOW_PICTURE = '/covers/podcast.jpg';

/** The picture of the show; without one, the cover of the newest episode stands for it. */
export const showPicture = (): string | null =>
  publicFile(SHOW_PICTURE) === null ? (loadEpisodes()[0]?.imageUrl ?? null) : SHOW_PICTURE;
