import type { MediaStore } from '@/lib/player/core/mediaStore';
import { readPlayhead } from '@/lib/player/core/playback';
import { clampPosition, isFinished } from '@/lib/player/core/position';

/** HTMLMediaElement.HAVE_METADATA: the length is known, seeking has a meaning. */
const HAVE_METADATA = 1;

/** Returns the current second: a pending seek until the media can be sought, else the element's `currentTime`. */
export const currentPosition = (media: MediaStore): number =>
  media.track()?.pendingSeek ?? media.element()?.currentTime ?? 0;

/** Moves where the listener asks; a second that is not finite is ignored. */
export function moveTo(media: MediaStore, seconds: number): void {
  if (!Number.isFinite(seconds)) return;
  media.update({ isPlaced: true });
  seekTo(media, seconds);
}

/** Moves to a second, clamped to the audio; a source that cannot seek says so instead of jumping to 0. */
export function seekTo(media: MediaStore, seconds: number): void {
  const element = media.element();
  const track = media.track();
  if (!element || !track) return;
  const known = element.readyState >= HAVE_METADATA;
  if (known && !canSeek(element)) return media.update({ seekRefused: true });
  // Read afresh: what the playhead says may still be the length of the episode before.
  const { duration } = known ? element : readPlayhead(element, track);
  const target = clampPosition(seconds, duration);
  // Before metadata some browsers drop the assignment, and a broken source is loaded again: it is made anew
  // when the metadata is there.
  element.currentTime = target;
  const isDone = known && track.trouble === 'none';
  media.update({ pendingSeek: isDone ? null : target, seekRefused: false });
}

/** Takes an episode that was paused near its end, hence heard, back to its start. */
export function rewindEnded(media: MediaStore): void {
  const { duration } = media.playhead.get();
  if (media.element()?.paused && isFinished(currentPosition(media), duration)) moveTo(media, 0);
}

/** Carries out, once, the seek that came before the metadata. */
export function applyPendingSeek(media: MediaStore): void {
  const element = media.element();
  const target = media.track()?.pendingSeek ?? null;
  if (!element || target === null) return;
  if (!canSeek(element)) return media.update({ pendingSeek: null, seekRefused: true });
  element.currentTime = clampPosition(target, element.duration);
  media.update({ pendingSeek: null });
}

/** A server without byte ranges leaves nothing to seek in. */
const canSeek = ({ seekable }: HTMLAudioElement): boolean =>
  seekable.length > 0 && seekable.end(seekable.length - 1) > 0;
