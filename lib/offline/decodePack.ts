import { fieldsOf, isText, listOf, textOf } from '@/lib/decode';
import {
  GROUPS,
  isPageSlug,
  type ItemKind,
  type Pack,
  type PackEpisode,
  type PackGroup,
  type PackItem,
  type PackPage,
  type PackSubject,
} from '@/lib/offline/pack';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/**
 * Decodes the `paquet.json` of a response or of the register, by hand: a schema library would outweigh this code. Null
 * unless valid as a whole, since half a pack is half an episode.
 */
export function decodePack(response: unknown): Pack | null {
  const fields = fieldsOf(response);
  const build = textOf(fields.build);
  const groups = listOf(fields.groups, groupOf);
  // A register of an earlier build names its subjects `episode`.
  const subjectField = fields.subject === undefined ? fields.episode : fields.subject;
  const subject = subjectField === null ? null : subjectOf(subjectField);
  if (build === null || groups === null || (subjectField !== null && subject === null))
    return null;
  return { build, subject, groups };
}

function groupOf(value: unknown): PackGroup | null {
  const fields = fieldsOf(value);
  const id = GROUPS.find((group) => group === fields.id);
  const items = listOf(fields.items, itemOf);
  return id === undefined || items === null ? null : { id, items };
}

const KINDS: readonly ItemKind[] = ['page', 'payload', 'data', 'file'];

function itemOf(value: unknown): PackItem | null {
  const fields = fieldsOf(value);
  const itemKind = KINDS.find((itemKind) => itemKind === fields.kind);
  const url = textOf(fields.url);
  const bytes = fields.bytes;
  const hash = textOf(fields.hash);
  if (itemKind === undefined || !url?.startsWith('/') || typeof bytes !== 'number') return null;
  if ((itemKind === 'file') !== (hash !== null)) return null;
  return { kind: itemKind, url, bytes, ...(hash !== null && { hash }) };
}

const subjectOf = (value: unknown): PackSubject | null => pageOf(value) ?? episodeOf(value);

function pageOf(value: unknown): PackPage | null {
  const { slug, path, title } = fieldsOf(value);
  return isText(slug) && isPageSlug(slug) && path === `/${slug}` && isText(title)
    ? { slug, path: `/${slug}`, title }
    : null;
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
