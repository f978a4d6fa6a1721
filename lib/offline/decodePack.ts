import {
  GROUPS,
  type ItemKind,
  type Pack,
  type PackEpisode,
  type PackGroup,
  type PackItem,
} from '@/lib/offline/pack';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/**
 * Decodes a `paquet.json` response, or a stored one, by hand: a schema library would outweigh this code. Null unless
 * valid as a whole, since half a pack is half an episode.
 */
export function decodePack(answer: unknown): Pack | null {
  const fields = fieldsOf(answer);
  const build = textOf(fields.get('build'));
  const groups = listOf(fields.get('groups'), groupOf);
  const given = fields.get('episode');
  const episode = given === null ? null : episodeOf(given);
  if (build === null || groups === null || (given !== null && episode === null)) return null;
  return { build, episode, groups };
}

function groupOf(value: unknown): PackGroup | null {
  const fields = fieldsOf(value);
  const id = GROUPS.find((known) => known === fields.get('id'));
  const items = listOf(fields.get('items'), itemOf);
  return id === undefined || items === null ? null : { id, items };
}

const KINDS: readonly ItemKind[] = ['page', 'payload', 'data', 'file'];

function itemOf(value: unknown): PackItem | null {
  const fields = fieldsOf(value);
  const kind = KINDS.find((known) => known === fields.get('kind'));
  const url = textOf(fields.get('url'));
  const bytes = fields.get('bytes');
  const hash = textOf(fields.get('hash'));
  if (kind === undefined || !url?.startsWith('/') || typeof bytes !== 'number') return null;
  if ((kind === 'file') !== (hash !== null)) return null;
  return { kind, url, bytes, ...(hash !== null && { hash }) };
}

function episodeOf(value: unknown): PackEpisode | null {
  const fields = fieldsOf(value);
  const slug = textOf(fields.get('slug'));
  const path = textOf(fields.get('path'));
  const seconds = fields.get('seconds');
  const playable = fields.get('playable');
  if (
    slug === null ||
    !isEpisodePath(path) ||
    typeof seconds !== 'number' ||
    !isPlayable(playable)
  )
    return null;
  return { slug, path, seconds, playable };
}

const isEpisodePath = (path: string | null): path is `/episodes/${string}` =>
  path?.startsWith('/episodes/') ?? false;

/** Decodes a list, item by item; null when one is invalid. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.flatMap((item: unknown) => read(item) ?? []);
  return items.length === value.length ? items : null;
}

export const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
