import { isRecord, isText, isWithin } from '@/lib/player/persistence/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isTimingExact } from '@/lib/player/core/timing';

/** Where an episode was left, and what makes the episode known again should its id change. */
export interface SavedPosition {
  readonly id: string;
  /** Address of its audio without the query, which trackers and signatures change; '' when it has none. */
  readonly audio: string;
  readonly title: string;
  /** Seconds. */
  readonly t: number;
  /** When that second was heard, in milliseconds since 1970. */
  readonly at: number;
  /** Length of the media in seconds; 0 when it is not known. */
  readonly duration: number;
}

const MOST = 200;

/**
 * Keeps the latest position of each episode, the last heard first, at most 200: an older one never replaces a
 * newer one.
 */
export function latestOf(positions: readonly SavedPosition[]): readonly SavedPosition[] {
  const latest = new Map<string, SavedPosition>();
  for (const position of positions) {
    const known = latest.get(position.id);
    if (!known || known.at < position.at) latest.set(position.id, position);
  }
  return [...latest.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}

/**
 * Finds the saved position of an episode: by its id, else by the address of its audio, else by its title and
 * duration.
 */
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

/**
 * Builds the key of an audio address: without query and fragment, and without the scheme, which a host changes one
 * day.
 */
export const savedAudioKey = ({ audioUrl = '' }: PlayableEpisode): string =>
  audioUrl.replace(/^https?:|[?#].*$/g, '');

/** Decodes positions, each by itself; one heard in the future (the clock was wrong) was heard now. */
export function readPositions(value: unknown, now: number): readonly SavedPosition[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isSavedPosition)
    .map((position) => ({ ...position, at: Math.min(position.at, now) }));
}

const isSavedPosition = (value: unknown): value is SavedPosition =>
  isRecord(value) &&
  [value.id, value.audio, value.title].every(isText) &&
  [value.t, value.at, value.duration].every((number) => isWithin(number, 0, Number.MAX_VALUE));
