import { fieldsOf } from '@/lib/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { enqueue, type Queue } from '@/lib/player/extras/queue';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import type { PlayerRecord } from '@/lib/player/persistence/playerRecord';
import { DEFAULTS, readPreferences } from '@/lib/player/persistence/preferences';
import { latestOf, readPositions } from '@/lib/player/persistence/savedPosition';

/** Listening state that one device transfers to another: positions with their sounds, queue, speed. */
export type Listening = Pick<PlayerRecord, 'positions' | 'sounds'> & {
  /** Playback rate, from 0.75 to 2. */
  readonly rate: number;
  readonly queue: Queue;
};

const FORMAT = 'chroniques-ecoute';
const VERSION = 1;

/** Builds the JSON value of a listening in the exchanged file. */
export const listeningValue = (listening: Listening): unknown => ({
  format: FORMAT,
  version: VERSION,
  ...listening,
});

/** Decodes a listening; 'damaged' or 'newer' otherwise. @param now milliseconds since 1970, which clamps later times */
export function decodeListening(value: unknown, now: number): Listening | 'damaged' | 'newer' {
  const { format, version, positions, sounds, rate, queue } = fieldsOf(value);
  if (format !== FORMAT || typeof version !== 'number') return 'damaged';
  if (version > VERSION) return 'newer';
  return {
    positions: latestOf(readPositions(positions, now)),
    sounds: typeof sounds === 'string' ? sounds : '',
    rate: readPreferences({ rate }).rate,
    queue: Array.isArray(queue) ? queue.filter(isPlayable).filter(isHarmless) : [],
  };
}

/**
 * Merges the listening of another device: of two positions the later one, the received queue after the local queue, the
 * received speed where the local speed is the default. Positions of other sounds are converted at the next visit.
 */
export function mergeListening(local: Listening, received: Listening): Listening {
  return {
    positions: latestOf([...local.positions, ...received.positions]),
    sounds:
      received.positions.length > 0 && received.sounds !== local.sounds ? '' : local.sounds,
    rate: local.rate === DEFAULTS.rate ? received.rate : local.rate,
    queue: received.queue.reduce(enqueue, local.queue),
  };
}

/** Counts the additions of a merge: later positions, queued episodes, a speed. */
export const countAdded = (former: Listening, merged: Listening): number =>
  merged.positions.filter(
    ({ id, at }) =>
      !former.positions.some((position) => position.id === id && position.at === at),
  ).length +
  (merged.queue.length - former.queue.length) +
  Number(merged.rate !== former.rate);

/** Tells whether the addresses of an episode from a file are paths of this site, or addresses of the web. */
const isHarmless = ({ audioUrl, imageUrl, pageUrl }: PlayableEpisode): boolean =>
  [audioUrl, imageUrl].every(
    (address) => address === undefined || /^(https?:)?\/\/|^\/(?![/\\])|^$/.test(address),
  ) &&
  (pageUrl === undefined || /^\/(?![/\\])/.test(pageUrl));
