import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isRecord, isText } from '@/lib/decode';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/** Texts of an entry's card that the drawing does not need, served as `fiche.json` beside the entry's page. */
export interface EntryDigest {
  /** Kind of the entry: 'Islam · Événement'. */
  readonly kind: string;
  /** Date in the Hijri calendar. */
  readonly hijri: string;
  readonly text: string;
  /** First passage of an episode about the entry; null without a passage. */
  readonly passage: { readonly episode: PlayableEpisode; readonly at: number } | null;
}

/** Decodes a fetched digest; null for a malformed value. */
export function readDigest(value: unknown): EntryDigest | null {
  if (!isRecord(value)) return null;
  const { kind, hijri, text, passage } = value;
  if (!isText(kind) || !isText(hijri) || !isText(text)) return null;
  return { kind, hijri, text, passage: readPassage(passage) };
}

function readPassage(value: unknown): EntryDigest['passage'] {
  if (!isRecord(value)) return null;
  const { episode, at } = value;
  return isPlayable(episode) && typeof at === 'number' ? { episode, at } : null;
}
