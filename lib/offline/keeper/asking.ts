import { decodePack } from '@/lib/offline/decodePack';
import { KeepError } from '@/lib/offline/keeper/fetchItem';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import type { Pack } from '@/lib/offline/pack';
import type { EpisodePack, Register } from '@/lib/offline/register';

/** Requests to the site for the packs to fetch. */
export interface Asking {
  readonly site: () => Promise<Pack>;
  /** Fetches the pack of the site and that of an episode, of the same build. @throws KeepError */
  readonly both: {
    (slug: string): Promise<{ site: Pack; pack: EpisodePack }>;
    (slug: string | null): Promise<{ site: Pack; pack: EpisodePack | null }>;
  };
  /**
   * Fetches the current packs of kept episodes; one that the site no longer has is returned unchanged. @throws
   * KeepError
   */
  readonly renewed: (
    register: Register,
    build: string,
    but: string | null,
  ) => Promise<readonly EpisodePack[]>;
}

/** Attempts: a deployment between two requests makes their builds differ, but not twice. */
const MAX_ATTEMPTS = 2;

export function createAsking({ fetch }: Pick<KeeperHost, 'fetch'>): Asking {
  async function read(address: string): Promise<Pack> {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (answer === null || answer.status >= 500) throw new KeepError('network');
    if (answer.status === 410) throw new KeepError('unable');
    if (!answer.ok) throw new KeepError('changed');
    const pack = decodePack(await answer.json().catch(() => null));
    if (pack === null) throw new KeepError('changed');
    return pack;
  }

  const site = (): Promise<Pack> => read('/hors-ligne/paquet.json');

  async function episode(slug: string): Promise<EpisodePack> {
    const pack = await read(`/episodes/${encodeURIComponent(slug)}/paquet.json`);
    if (pack.episode === null) throw new KeepError('changed');
    return { ...pack, episode: pack.episode };
  }

  async function both(slug: string): Promise<{ site: Pack; pack: EpisodePack }>;
  async function both(slug: string | null): Promise<{ site: Pack; pack: EpisodePack | null }>;
  async function both(slug: string | null) {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
      const shared = await site();
      if (slug === null) return { site: shared, pack: null };
      const pack = await episode(slug);
      if (pack.build === shared.build) return { site: shared, pack };
    }
    throw new KeepError('changed');
  }

  async function renewed({ packs }: Register, build: string, but: string | null) {
    const others = packs.filter((pack) => pack.episode.slug !== but);
    return Promise.all(
      others.map(async (pack) => (pack.build === build ? pack : renew(pack, build))),
    );
  }

  async function renew(pack: EpisodePack, build: string): Promise<EpisodePack> {
    try {
      const anew = await episode(pack.episode.slug);
      if (anew.build !== build) throw new KeepError('network');
      return anew;
    } catch (error) {
      if (error instanceof KeepError && error.refusal === 'changed') return pack;
      throw error;
    }
  }

  return { site, both, renewed };
}
