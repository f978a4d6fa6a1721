import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isTimingExact } from '@/lib/player/core/timing';

type PlaybackStatus =
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  | 'blocked'
  | 'reconnecting'
  /** The source gives no sound. */
  | 'failed'
  /** The source gives sound that this device cannot decode or play. */
  | 'undecodable';

/** What changes rarely: which episode, and how it is doing. */
export type Playback =
  | { readonly status: 'empty' }
  | {
      readonly status: PlaybackStatus;
      readonly episode: PlayableEpisode;
      /** Whether the listener wants sound: the button offers 'Pause'. */
      readonly isPlaying: boolean;
      /** Length of the media in seconds; 0 until it is known. */
      readonly duration: number;
      /** False when the media's length is not the announced one: seconds timed beforehand are approximate. */
      readonly isTimingExact: boolean;
      /** From 0 to 1. */
      readonly volume: number;
      readonly muted: boolean;
      /** False where only the device's own buttons set the volume. */
      readonly volumeSettable: boolean;
      /** The last seek could not be done: this source sends the audio in one go. */
      readonly seekRefused: boolean;
    };

/** What changes every second while playing. */
export interface Playhead {
  /** Whole seconds. */
  readonly currentTime: number;
  /** Seconds; the announced length until the media's own is known, 0 when neither is. */
  readonly duration: number;
  /** Percent, 0 to 100. */
  readonly progress: number;
}

export const EMPTY: Playback = { status: 'empty' };

export const AT_START: Playhead = { currentTime: 0, duration: 0, progress: 0 };

/** What the element cannot know about itself. */
export interface TrackState {
  readonly episode: PlayableEpisode;
  readonly blocked: boolean;
  /** `retrying`: the decoder has failed and the source is loaded again. */
  readonly trouble: 'none' | 'reconnecting' | 'retrying' | 'failed' | 'undecodable';
  readonly wanted: boolean;
  readonly volumeSettable: boolean;
  readonly seekRefused: boolean;
  /** The listener's volume while a fade plays below it. */
  readonly heldVolume: number | null;
  /** A seek asked for before the media was known, in seconds. */
  readonly pendingSeek: number | null;
  /** Whether the listener has chosen the second: what an earlier visit has left then no longer matters. */
  readonly isPlaced: boolean;
}

type Readable = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'readyState' | 'duration' | 'currentTime' | 'volume' | 'muted'
>;

/** HTMLMediaElement.HAVE_FUTURE_DATA: enough to play on. */
const HAVE_FUTURE_DATA = 3;

/** Reads the element's truth into a playback; nothing in it is guessed. */
export function readPlayback(element: Readable, track: TrackState): Playback {
  const { episode, trouble, wanted, volumeSettable, heldVolume, seekRefused } = track;
  return {
    status: readStatus(element, track),
    episode,
    isPlaying: trouble === 'none' ? !element.paused && !element.ended : wanted,
    duration: knownDuration(element.duration),
    isTimingExact: isTimingExact(episode.announcedDuration, element.duration),
    volume: heldVolume ?? element.volume,
    muted: element.muted,
    volumeSettable,
    seekRefused,
  };
}

export function readPlayhead(element: Readable, track: TrackState): Playhead {
  const announced = track.episode.announcedDuration ?? 0;
  const duration = knownDuration(element.duration) || announced;
  const seconds = track.pendingSeek ?? element.currentTime;
  const currentTime = Math.floor(seconds);
  const progress = duration > 0 ? Math.min(100, (100 * currentTime) / duration) : 0;
  return { currentTime, duration, progress };
}

function readStatus(element: Readable, { blocked, trouble }: TrackState): PlaybackStatus {
  if (trouble === 'retrying') return 'loading';
  if (trouble !== 'none') return trouble;
  if (element.ended) return 'ended';
  if (element.paused) return blocked ? 'blocked' : 'paused';
  return element.readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

/** Returns a media duration in seconds, or 0 while it is unknown or endless. */
export const knownDuration = (duration: number): number =>
  Number.isFinite(duration) && duration > 0 ? duration : 0;
