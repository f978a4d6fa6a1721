import 'server-only';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { publicFile } from '@/lib/server/content/files/publicFiles';

/** The owner's picture of the show. */
const SHOW_PICTURE = '/covers/podcast.jpg';

/** The picture of the show; without one, the cover of the newest episode stands for it. */
export const showPicture = (): string | null =>
  publicFile(SHOW_PICTURE) === null ? (loadEpisodes()[0]?.picture.src ?? null) : SHOW_PICTURE;
