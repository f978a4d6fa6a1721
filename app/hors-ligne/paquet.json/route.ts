import { sitePack } from '@/lib/server/offline/packs';
import { respondWithPack } from '@/lib/server/offline/respond';

/** Made from what the build has left, which is not there yet while the site is built. */
export const dynamic = 'force-dynamic';

/** What every kept episode needs: asked for by « Emporter ». */
export const GET = (): Response => respondWithPack(sitePack);
