import { fieldsOf, listOf, textOf } from '@/lib/decode';
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
  const build = textOf(fields.build);
  const groups = listOf(fields.groups, groupOf);
  const given = fields.episode;
  const episode = given === null ? null : episodeOf(given);
  if (build === null || groups === null || (given !== null && episode === null)) return null;
  return { build, episode, groups };
}

function groupOf(value: unknown): PackGroup | null {
  const fields = fieldsOf(value);
  const id = GROUPS.find((known) => known === fields.id);
  const items = listOf(fields.items, itemOf);
  return id === undefined || items === null ? null : { id, items };
}

const KINDS: readonly ItemKind[] = ['page', 'payload', 'data', 'file'];

function itemOf(value: unknown): PackItem | null {
  const fields = fieldsOf(value);
  const kind = KINDS.find((known) => known === fields.kind);
  const url = textOf(fields.url);
  const bytes = fields.bytes;
  const hash = textOf(fields.hash);
  if (kind === undefined || !url?.startsWith('/') || typeof bytes !== 'number') return null;
  if ((kind === 'file') !== (hash !== null)) return null;
  return { kind, url, bytes, ...(hash !== null && { hash }) };
}

function episodeOf(value: unknown): PackEpisode | null {
  const fields = fieldsOf(value);
  const slug = textOf(fields.slug);
  const path = textOf(fields.path);
  const seconds = fields.seconds;
  const playable = fields.playable;
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
