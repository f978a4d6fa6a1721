import type { Deck } from '@/lib/player/deck';
import { readPlayhead } from '@/lib/player/playback';
import { clampPosition, isFinished } from '@/lib/player/position';

/** HTMLMediaElement.HAVE_METADATA: the length is known, seeking has a meaning. */
const HAVE_METADATA = 1;

/** The second that sounds, or will once the media is there. */
export const positionOf = (deck: Deck): number =>
  deck.now()?.pendingSeek ?? deck.element()?.currentTime ?? 0;

/** Moves where the listener asks; a second that is not finite is ignored. */
export function moveTo(deck: Deck, seconds: number): void {
  if (!Number.isFinite(seconds)) return;
  deck.note({ isPlaced: true });
  seekTo(deck, seconds);
}

/** Moves to a second, clamped to the audio; a source that cannot seek says so instead of jumping to 0. */
export function seekTo(deck: Deck, seconds: number): void {
  const element = deck.element();
  const now = deck.now();
  if (!element || !now) return;
  const known = element.readyState >= HAVE_METADATA;
  if (known && !canSeek(element)) return deck.note({ seekRefused: true });
  // Read afresh: what the playhead says may still be the length of the episode before.
  const { duration } = known ? element : readPlayhead(element, now);
  const target = clampPosition(seconds, duration);
  // Before metadata some browsers drop the assignment, and a broken source is loaded again: it is made anew
  // when the metadata is there.
  element.currentTime = target;
  const isDone = known && now.trouble === 'none';
  deck.note({ pendingSeek: isDone ? null : target, seekRefused: false });
}

/** Takes an episode that was paused near its end, hence heard, back to its start. */
export function rewindHeard(deck: Deck): void {
  const { duration } = deck.playhead.get();
  if (deck.element()?.paused && isFinished(positionOf(deck), duration)) moveTo(deck, 0);
}

/** Carries out, once, the seek that came before the metadata. */
export function applyPendingSeek(deck: Deck): void {
  const element = deck.element();
  const target = deck.now()?.pendingSeek ?? null;
  if (!element || target === null) return;
  if (!canSeek(element)) return deck.note({ pendingSeek: null, seekRefused: true });
  element.currentTime = clampPosition(target, element.duration);
  deck.note({ pendingSeek: null });
}

/** A server without byte ranges leaves nothing to seek in. */
const canSeek = ({ seekable }: HTMLAudioElement): boolean =>
  seekable.length > 0 && seekable.end(seekable.length - 1) > 0;
