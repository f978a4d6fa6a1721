import { notFound } from 'next/navigation';
import { drawPicture, sharePictures } from '@/lib/server/share-image/catalogue';

/** Draws pictures during the build of the container image, or at request time (lib/server/share-image/README.md). */
export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ path: readonly string[] }>;
}

/** Draws the `og:image` of a page, which social networks and messengers show with a link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = `/partage/${(await params).path.join('/')}`;
  const findPicture = sharePictures().get(path) ?? notFound();
  const bytes = await drawPicture(findPicture());
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } });
}
