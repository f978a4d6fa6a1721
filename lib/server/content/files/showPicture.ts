import 'server-only';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { publicFile } from '@/lib/server/content/files/publicFiles';

/** The owner's picture of the show. */
const SHOW_PICTURE = '/covers/podcast.jpg';

/** Returns the picture of the show, else the cover of the newest episode. */
export const showPicture = (): string | null =>
  publicFile(SHOW_PICTURE) === null ? (loadEpisodes()[0]?.picture.src ?? null) : SHOW_PICTURE;
