import { loadEpisodes } from '@/lib/server/content/episodes';
import { coverPicture } from '@/lib/server/share-image/pictures';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { episodeWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadEpisodes().map(({ slug }) => ({ file: shareFile(slug) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of an episode where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const episode = findByFile(loadEpisodes(), file, ({ slug }) => slug);
  return shareResponse(episodeWords(episode), coverPicture(episode.picture.src));
}
