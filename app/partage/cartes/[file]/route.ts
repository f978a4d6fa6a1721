import { loadMap, mapIds } from '@/lib/server/content/maps';
import { mapPicture } from '@/lib/server/share-image/pictures';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { mapWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => mapIds().map((id) => ({ file: shareFile(id) }));

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** What is shown of a map where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const map = loadMap(findByFile(mapIds(), file, (id) => id));
  return shareResponse(mapWords(map.record), mapPicture(map));
}
