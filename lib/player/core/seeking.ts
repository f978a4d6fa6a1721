import type { MediaStore } from '@/lib/player/core/mediaStore';
import { readPlayhead } from '@/lib/player/core/playback';
import { clampPosition, isFinished } from '@/lib/player/core/position';

/** HTMLMediaElement.HAVE_METADATA: the duration is known, seeking is possible. */
const HAVE_METADATA = 1;

/** Returns the current second: a pending seek before the metadata, else the element's `currentTime`. */
export const currentPosition = (media: MediaStore): number =>
  media.track()?.pendingSeek ?? media.element()?.currentTime ?? 0;

/** Seeks to a position chosen by the listener; ignores non-finite seconds. */
export function moveTo(media: MediaStore, seconds: number): void {
  if (!Number.isFinite(seconds)) return;
  media.update({ isPlaced: true });
  seekTo(media, seconds);
}

/** Seeks to a second, clamped to the audio; marks a source that cannot seek instead of jumping to 0. */
export function seekTo(media: MediaStore, seconds: number): void {
  const element = media.element();
  const track = media.track();
  if (!element || !track) return;
  const hasMetadata = element.readyState >= HAVE_METADATA;
  if (hasMetadata && !canSeek(element)) return media.update({ seekRefused: true });
  // Read the duration from the element: the published playhead may still have the former episode's duration.
  const { duration } = hasMetadata ? element : readPlayhead(element, track);
  const target = clampPosition(seconds, duration);
  // Some browsers drop an assignment before the metadata, and a failed source is reloaded: apply the seek again after
  // the metadata.
  element.currentTime = target;
  const isApplied = hasMetadata && track.trouble === 'none';
  media.update({ pendingSeek: isApplied ? null : target, seekRefused: false });
}

/** Rewinds an episode that was paused near its end, and so counts as heard. */
export function rewindEnded(media: MediaStore): void {
  const { duration } = media.playhead.get();
  if (media.element()?.paused && isFinished(currentPosition(media), duration)) moveTo(media, 0);
}

/** Applies the pending seek once. */
export function applyPendingSeek(media: MediaStore): void {
  const element = media.element();
  const target = media.track()?.pendingSeek ?? null;
  if (!element || target === null) return;
  if (!canSeek(element)) return media.update({ pendingSeek: null, seekRefused: true });
  element.currentTime = clampPosition(target, element.duration);
  media.update({ pendingSeek: null });
}

/** Tells whether the element can seek; without range requests `seekable` is empty. */
const canSeek = ({ seekable }: HTMLAudioElement): boolean =>
  seekable.length > 0 && seekable.end(seekable.length - 1) > 0;
