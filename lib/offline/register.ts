import { fieldsOf, listOf } from '@/lib/decode';
import { decodePack } from '@/lib/offline/decodePack';
import { fileKey, payloadKey, shelfName, FILES_CACHE } from '@/lib/offline/names';
import { itemsOf, type Pack, type PackItem, type PackSubject } from '@/lib/offline/pack';

/** The pack of a subject, unlike the pack that all packs need. */
export interface SubjectPack extends Pack {
  readonly subject: PackSubject;
}

/** The list of the packs that this browser keeps, written last: an item outside of the register is not kept. */
export interface Register {
  /** Items of the complete build that all episodes need; null before the first pack is complete. */
  readonly site: Pack | null;
  readonly packs: readonly SubjectPack[];
  /** Incomplete packs, whose items stay for resuming. */
  readonly pending: readonly SubjectPack[];
}

export const EMPTY_REGISTER: Register = { site: null, packs: [], pending: [] };

/** Decodes a register; an invalid register counts as empty. */
export function decodeRegister(value: unknown): Register {
  const fields = fieldsOf(value);
  const packs = listOf(fields.packs, subjectPackOf);
  const pending = listOf(fields.pending, subjectPackOf);
  if (packs === null || pending === null) return EMPTY_REGISTER;
  return { site: decodePack(fields.site), packs, pending };
}

function subjectPackOf(value: unknown): SubjectPack | null {
  const pack = decodePack(value);
  return pack?.subject ? { ...pack, subject: pack.subject } : null;
}

const packsWithout = (packs: readonly SubjectPack[], slug: string): readonly SubjectPack[] =>
  packs.filter(({ subject }) => subject.slug !== slug);

/** Adds a begun pack to the register; a kept pack of the episode stays until the new pack is complete. */
export const withPending = (register: Register, pack: SubjectPack): Register => ({
  ...register,
  pending: [...packsWithout(register.pending, pack.subject.slug), pack],
});

/** Tells whether an episode has an incomplete pack. */
export const isBegun = ({ pending }: Register, slug: string): boolean =>
  pending.some(({ subject }) => subject.slug === slug);

/** Replaces the kept packs of the register; the newest last. */
export const withKept = (
  register: Register,
  site: Pack,
  packs: readonly SubjectPack[],
): Register => ({
  site,
  packs,
  pending: packs.reduce(
    (pendingPacks, { subject }) => packsWithout(pendingPacks, subject.slug),
    register.pending,
  ),
});

/** Removes a begun pack from the register; a kept pack stays. */
export const withoutPending = (register: Register, slug: string): Register => ({
  ...register,
  pending: packsWithout(register.pending, slug),
});

/** Removes a pack from the register, kept or begun. */
export const withoutEpisode = (register: Register, slug: string): Register => ({
  ...register,
  packs: packsWithout(register.packs, slug),
  pending: packsWithout(register.pending, slug),
});

/** Tells whether the register keeps no pack; an installed site keeps its own pages. */
export const isEmpty = ({ site, packs, pending }: Register, isInstalled: boolean): boolean =>
  packs.length + pending.length === 0 && !(isInstalled && site !== null);

/** The place of a stored item: cache name and key. */
export interface Place {
  readonly cache: string;
  readonly key: string;
}

/**
 * Returns the cache and the key of an item: files have one cache for all builds, pages and scripts one for each build.
 */
export function placeOf({ kind, url, hash = '' }: PackItem, build: string): Place {
  if (kind === 'file') return { cache: FILES_CACHE, key: fileKey(url, hash) };
  return { cache: shelfName(build), key: kind === 'payload' ? payloadKey(url) : url };
}

/** Lists the required keys of each cache, by cache name. */
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
