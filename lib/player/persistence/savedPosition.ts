import { isRecord, isText, isWithin } from '@/lib/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isTimingExact } from '@/lib/player/core/timing';

/** A saved position, with data that identify an episode whose id has changed. */
export interface SavedPosition {
  readonly id: string;
  /** Key of the audio's address (`savedAudioKey`); '' for an episode without audio. */
  readonly audio: string;
  readonly title: string;
  /** Seconds. */
  readonly t: number;
  /** Time of playing, in milliseconds since 1970. */
  readonly at: number;
  /** Duration of the media in seconds; 0 if unknown. */
  readonly duration: number;
}

const MAX_POSITIONS = 200;

/** Merges saved positions: the latest of each episode, most recent first, at most 200. */
export function latestOf(positions: readonly SavedPosition[]): readonly SavedPosition[] {
  const latest = new Map<string, SavedPosition>();
  for (const position of positions) {
    const latestOfId = latest.get(position.id);
    if (!latestOfId || latestOfId.at < position.at) latest.set(position.id, position);
  }
  return [...latest.values()].sort((a, b) => b.at - a.at).slice(0, MAX_POSITIONS);
}

/** Finds the saved position of an episode by its id, else by its audio's key, else by title and duration. */
export function findSavedPosition(
  positions: readonly SavedPosition[],
  episode: PlayableEpisode,
): SavedPosition | undefined {
  const audio = savedAudioKey(episode);
  return (
    positions.find(({ id }) => id === episode.id) ??
    positions.find((position) => audio !== '' && position.audio === audio) ??
    positions.find(
      ({ title, duration }) =>
        title === episode.title && isTimingExact(episode.announcedDuration, duration),
    )
  );
}

/** Builds the key of an audio address: without query, fragment and scheme, which may change. */
export const savedAudioKey = ({ audioUrl = '' }: PlayableEpisode): string =>
  audioUrl.replace(/^https?:|[?#].*$/g, '');

/** Decodes saved positions one by one; a time in the future (a wrong clock) becomes `now`. */
export function readPositions(value: unknown, now: number): readonly SavedPosition[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isSavedPosition)
    .map((position) => ({ ...position, at: Math.min(position.at, now) }));
}

const isSavedPosition = (value: unknown): value is SavedPosition =>
  isRecord(value) &&
  [value.id, value.audio, value.title].every(isText) &&
  [value.t, value.at, value.duration].every((value) => isWithin(value, 0, Number.MAX_VALUE));
