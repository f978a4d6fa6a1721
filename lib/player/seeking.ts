import type { Deck } from '@/lib/player/deck';
import { clampPosition } from '@/lib/player/position';

/** HTMLMediaElement.HAVE_METADATA: the length is known, seeking has a meaning. */
const HAVE_METADATA = 1;

/** Moves to a second, clamped to the audio; a source that cannot seek says so instead of jumping to 0. */
export function seekTo(deck: Deck, seconds: number): void {
  const element = deck.element();
  if (!element || !deck.now() || !Number.isFinite(seconds)) return;
  const known = element.readyState >= HAVE_METADATA;
  if (known && !canSeek(element)) return deck.note({ seekRefused: true });
  const target = clampPosition(
    seconds,
    known ? element.duration : deck.playhead.get().duration,
  );
  // Before metadata some browsers drop the assignment: it is made again when the metadata is there.
  element.currentTime = target;
  deck.note({ pendingSeek: known ? null : target, seekRefused: false });
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
