import { loadMap, mapIds } from '@/lib/server/content/maps';
import { placePicture } from '@/lib/server/share-image/pictures';
import { shareResponse } from '@/lib/server/share-image/respond';
import { findByFile, shareFile } from '@/lib/share/file';
import { placeWords } from '@/lib/share/words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  mapIds().flatMap((map) =>
    loadMap(map).record.places.map(({ id }) => ({ map, file: shareFile(id) })),
  );

interface Context {
  readonly params: Promise<{ map: string; file: string }>;
}

/** What is shown of a place where it is shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { map: id, file } = await params;
  const map = loadMap(id);
  const place = findByFile(map.record.places, file, (candidate) => candidate.id);
  return shareResponse(placeWords(place, map.record), placePicture(map, place));
}
