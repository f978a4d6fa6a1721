import { decodePack } from '@/lib/offline/decodePack';
import { packAddress } from '@/lib/offline/names';
import { KeepError } from '@/lib/offline/keeper/fetchItem';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import type { Pack } from '@/lib/offline/pack';
import type { SubjectPack, Register } from '@/lib/offline/register';

/** Requests to the site for the packs to fetch. */
export interface PackRequests {
  readonly site: () => Promise<Pack>;
  /** Fetches the pack of the site and the pack of a subject, of the same build. @throws KeepError */
  readonly both: {
    (slug: string): Promise<{ site: Pack; pack: SubjectPack }>;
    (slug: string | null): Promise<{ site: Pack; pack: SubjectPack | null }>;
  };
  /**
   * Fetches the current packs of kept subjects; a pack that is missing on the site is returned unchanged. @throws
   * KeepError
   */
  readonly renewed: (
    register: Register,
    build: string,
    excludedSlug: string | null,
  ) => Promise<readonly SubjectPack[]>;
}

/** Number of attempts: a deployment between two requests makes the builds differ, but not twice. */
const MAX_ATTEMPTS = 2;

/** Creates the requests for packs, which the keeper makes before a download. */
export function createPackRequests({ fetch }: Pick<KeeperHost, 'fetch'>): PackRequests {
  async function fetchPack(address: string): Promise<Pack> {
    const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (response === null || response.status >= 500) throw new KeepError('network');
    if (response.status === 410) throw new KeepError('unable');
    if (!response.ok) throw new KeepError('changed');
    const pack = decodePack(await response.json().catch(() => null));
    if (pack === null) throw new KeepError('changed');
    return pack;
  }

  const site = (): Promise<Pack> => fetchPack('/hors-ligne/paquet.json');

  async function fetchSubjectPack(slug: string): Promise<SubjectPack> {
    const pack = await fetchPack(packAddress(slug));
    if (pack.subject === null) throw new KeepError('changed');
    return { ...pack, subject: pack.subject };
  }

  async function both(slug: string): Promise<{ site: Pack; pack: SubjectPack }>;
  async function both(slug: string | null): Promise<{ site: Pack; pack: SubjectPack | null }>;
  async function both(slug: string | null) {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const shared = await site();
      if (slug === null) return { site: shared, pack: null };
      const pack = await fetchSubjectPack(slug);
      if (pack.build === shared.build) return { site: shared, pack };
    }
    throw new KeepError('changed');
  }

  async function renewed({ packs }: Register, build: string, excludedSlug: string | null) {
    const otherPacks = packs.filter((pack) => pack.subject.slug !== excludedSlug);
    return Promise.all(
      otherPacks.map(async (pack) => (pack.build === build ? pack : renew(pack, build))),
    );
  }

  async function renew(pack: SubjectPack, build: string): Promise<SubjectPack> {
    try {
      const renewedPack = await fetchSubjectPack(pack.subject.slug);
      if (renewedPack.build !== build) throw new KeepError('network');
      return renewedPack;
    } catch (error) {
      if (error instanceof KeepError && error.refusal === 'changed') return pack;
      throw error;
    }
  }

  return { site, both, renewed };
}
