import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isRecord, isText } from '@/lib/player/persistence/decode';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/** What the card of an entry says beside what the drawing knows, as `fiche.json` of its page holds it. */
export interface EntryDigest {
  /** What it is: 'Islam · Événement'. */
  readonly kind: string;
  /** Its date in the Hijri calendar. */
  readonly hijri: string;
  readonly text: string;
  /** The first passage that tells of it; null when none does. */
  readonly passage: { readonly episode: PlayableEpisode; readonly at: number } | null;
}

/** Reads a digest that was fetched; null when it is none. */
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
