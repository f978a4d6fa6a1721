import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isTimingExact } from '@/lib/player/core/timing';

type PlaybackStatus =
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  | 'blocked'
  | 'reconnecting'
  /** The source cannot be loaded. */
  | 'failed'
  /** The source was loaded, but this device cannot decode the audio. */
  | 'undecodable';

/** The slowly changing state: the episode, its status and settings. */
export type Playback =
  | { readonly status: 'empty' }
  | {
      readonly status: PlaybackStatus;
      readonly episode: PlayableEpisode;
      /** Whether playback is requested; the button then offers 'Pause'. */
      readonly isPlaying: boolean;
      /** Length of the media in seconds; 0 until known. */
      readonly duration: number;
      /** False when the media's duration differs from the announced one: timings made beforehand are approximate. */
      readonly isTimingExact: boolean;
      /** From 0 to 1. */
      readonly volume: number;
      readonly muted: boolean;
      /** False where only the device's buttons set the volume. */
      readonly volumeSettable: boolean;
      /** The last seek failed: the server of this source does not support ranges. */
      readonly seekRefused: boolean;
    };

/** The state that changes every second during playback. */
export interface Playhead {
  /** Whole seconds. */
  readonly currentTime: number;
  /** Seconds: the media's duration, else the announced duration, else 0. */
  readonly duration: number;
  /** Percent, 0 to 100. */
  readonly progress: number;
}

export const EMPTY_PLAYBACK: Playback = { status: 'empty' };

export const EMPTY_PLAYHEAD: Playhead = { currentTime: 0, duration: 0, progress: 0 };

/** The state of a track that the audio element does not have. */
export interface TrackState {
  readonly episode: PlayableEpisode;
  readonly blocked: boolean;
  /** `retrying`: the decoder has failed, and the source is being reloaded. */
  readonly trouble: 'none' | 'reconnecting' | 'retrying' | 'failed' | 'undecodable';
  readonly wanted: boolean;
  readonly volumeSettable: boolean;
  readonly seekRefused: boolean;
  /** The listener's volume, 0 to 1, during a fade; null otherwise. */
  readonly heldVolume: number | null;
  /** A seek requested before the metadata, in seconds. */
  readonly pendingSeek: number | null;
  /** Whether the listener has chosen a position, which replaces the saved position. */
  readonly isPlaced: boolean;
}

type MediaState = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'readyState' | 'duration' | 'currentTime' | 'volume' | 'muted'
>;

/** HTMLMediaElement.HAVE_FUTURE_DATA: playback can advance. */
const HAVE_FUTURE_DATA = 3;

/** Derives a playback from the current state of the element and the track. */
export function readPlayback(element: MediaState, track: TrackState): Playback {
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

/** Reads position and duration in whole seconds, and the progress in percent. */
export function readPlayhead(element: MediaState, track: TrackState): Playhead {
  const announced = track.episode.announcedDuration ?? 0;
  const duration = knownDuration(element.duration) || announced;
  const seconds = track.pendingSeek ?? element.currentTime;
  const currentTime = Math.floor(seconds);
  const progress = duration > 0 ? Math.min(100, (100 * currentTime) / duration) : 0;
  return { currentTime, duration, progress };
}

function readStatus(element: MediaState, { blocked, trouble }: TrackState): PlaybackStatus {
  if (trouble === 'retrying') return 'loading';
  if (trouble !== 'none') return trouble;
  if (element.ended) return 'ended';
  if (element.paused) return blocked ? 'blocked' : 'paused';
  return element.readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

/** Returns a media duration in seconds, or 0 for an unknown or endless duration. */
export const knownDuration = (duration: number): number =>
  Number.isFinite(duration) && duration > 0 ? duration : 0;
