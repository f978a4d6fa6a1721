import { episodePack } from '@/lib/server/offline/packs';
import { respondWithPack } from '@/lib/server/offline/respond';

/** Made from what the build has left, which is not there yet while the site is built. */
export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** All that has to be fetched to have an episode without a network: asked for by « Emporter ». */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  return respondWithPack(() => episodePack(slug));
}
