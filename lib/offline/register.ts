import { decodePack, fieldsOf, listOf } from '@/lib/offline/decodePack';
import { fileKey, payloadKey, shelfName, FILES_CACHE } from '@/lib/offline/names';
import { itemsOf, type Pack, type PackEpisode, type PackItem } from '@/lib/offline/pack';

/** A pack of an episode. */
export interface EpisodePack extends Pack {
  readonly episode: PackEpisode;
}

/** The list of what this browser keeps. It is written last: what is not in it was never said to be kept. */
export interface Register {
  /** What every episode needs, of the build that is complete; null as long as nothing is. */
  readonly site: Pack | null;
  readonly packs: readonly EpisodePack[];
  /** Begun, and not ended: what has come of them stays, to go on from there. */
  readonly pending: readonly EpisodePack[];
}

export const EMPTY_REGISTER: Register = { site: null, packs: [], pending: [] };

/** Reads what was written as a register; an empty one when that cannot be understood. */
export function decodeRegister(value: unknown): Register {
  const fields = fieldsOf(value);
  const packs = listOf(fields.get('packs'), episodePackOf);
  const pending = listOf(fields.get('pending'), episodePackOf);
  if (packs === null || pending === null) return EMPTY_REGISTER;
  return { site: decodePack(fields.get('site')), packs, pending };
}

function episodePackOf(value: unknown): EpisodePack | null {
  const pack = decodePack(value);
  return pack?.episode ? { ...pack, episode: pack.episode } : null;
}

const without = (packs: readonly EpisodePack[], slug: string): readonly EpisodePack[] =>
  packs.filter(({ episode }) => episode.slug !== slug);

/** Adds a begun pack to the register; a kept one stays until the new one is whole. */
export const withPending = (register: Register, pack: EpisodePack): Register => ({
  ...register,
  pending: [...without(register.pending, pack.episode.slug), pack],
});

/** Tells whether parts of an episode may have been fetched without the whole. */
export const isBegun = ({ pending }: Register, slug: string): boolean =>
  pending.some(({ episode }) => episode.slug === slug);

/** Replaces the kept packs of the register; the newest last. */
export const withKept = (
  register: Register,
  site: Pack,
  packs: readonly EpisodePack[],
): Register => ({
  site,
  packs,
  pending: packs.reduce((left, { episode }) => without(left, episode.slug), register.pending),
});

/** Removes a begun pack from the register; a kept one stays. */
export const withoutPending = (register: Register, slug: string): Register => ({
  ...register,
  pending: without(register.pending, slug),
});

export const withoutEpisode = (register: Register, slug: string): Register => ({
  ...register,
  packs: without(register.packs, slug),
  pending: without(register.pending, slug),
});

/** Tells whether nothing is kept; an installed site keeps its own pages for itself. */
export const isEmpty = ({ site, packs, pending }: Register, isInstalled: boolean): boolean =>
  packs.length + pending.length === 0 && !(isInstalled && site !== null);

/** Where an item is kept: the name of the cache, and its key there. */
export interface Place {
  readonly cache: string;
  readonly key: string;
}

export function placeOf({ kind, url, hash = '' }: PackItem, build: string): Place {
  if (kind === 'file') return { cache: FILES_CACHE, key: fileKey(url, hash) };
  return { cache: shelfName(build), key: kind === 'payload' ? payloadKey(url) : url };
}

/** Lists the keys that each cache must hold, by the cache's name. */
export function neededKeys({
  site,
  packs,
  pending,
}: Register): ReadonlyMap<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const pack of [...(site ? [site] : []), ...packs, ...pending])
    for (const item of itemsOf(pack)) {
      const { cache, key } = placeOf(item, pack.build);
      needed.set(cache, (needed.get(cache) ?? new Set()).add(key));
    }
  return needed;
}
