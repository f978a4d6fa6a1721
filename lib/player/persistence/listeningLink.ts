/**
 * A listening as a part of an address, short enough for a QR code beside a review: positions, speed and queue of the
 * episodes of this site, each named by fifteen bits of a hash of its id.
 */
import { SPEEDS } from '@/lib/player/base/speed';
import type { Listening } from '@/lib/player/persistence/listening';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';
import { hashOf } from '@/lib/text/hash';
import { sextetReader, sextetWriter } from '@/lib/text/sextets';

const VERSION = 'A';
const MINUTE_MS = 60_000;
const [HASH_BITS, SPEED_BITS, COUNT_BITS, SECOND_BITS, MINUTE_BITS] = [15, 3, 3, 9, 26];
const MOST_EPISODES = 200;

/** A listening in a link, with the queue by ids. */
interface LinkedListening extends Omit<Listening, 'queue'> {
  readonly queue: readonly string[];
}

const shortHash = (text: string): number => hashOf(text) % 2 ** HASH_BITS;

/**
 * Formats a listening as a link; '' for a listening without the site's episodes.
 * @param episodes ids of the site's episodes: other episodes are left out
 */
export function formatListeningLink(
  { positions, sounds, rate, queue }: Listening,
  episodes: ReadonlySet<string>,
): string {
  const heardPositions = positions.filter(({ id }) => episodes.has(id));
  const queuedEpisodes = queue.filter(({ id }) => episodes.has(id));
  if (heardPositions.length + queuedEpisodes.length === 0 && rate === 1) return '';
  const writer = sextetWriter();
  writer.fixed(shortHash(sounds), HASH_BITS);
  writer.fixed(Math.max(0, SPEEDS.indexOf(rate)), SPEED_BITS);
  writer.rice(heardPositions.length, COUNT_BITS);
  for (const { id, t, at, duration } of heardPositions) {
    writer.fixed(shortHash(id), HASH_BITS);
    writer.rice(Math.floor(t), SECOND_BITS);
    writer.rice(Math.round(duration), SECOND_BITS);
    writer.fixed(Math.floor(at / MINUTE_MS), MINUTE_BITS);
  }
  writer.rice(queuedEpisodes.length, COUNT_BITS);
  for (const { id } of queuedEpisodes) writer.fixed(shortHash(id), HASH_BITS);
  return VERSION + writer.text();
}

/**
 * Parses a link; null when damaged or of another kind.
 * @param episodes ids of the site's episodes: unknown episodes are dropped
 * @param sounds digest of this site's sounds: positions of another digest are to be converted
 * @param now milliseconds since 1970, which clamps later times
 */
export function parseListeningLink(
  text: string,
  episodes: ReadonlySet<string>,
  sounds: string,
  now: number,
): LinkedListening | null {
  const reader = text.startsWith(VERSION) ? sextetReader(text.slice(VERSION.length)) : null;
  if (!reader) return null;
  const ids = new Map([...episodes].map((id) => [shortHash(id), id]));
  const isOfSounds = reader.fixed(HASH_BITS) === shortHash(sounds);
  const rate = SPEEDS[reader.fixed(SPEED_BITS)];
  const positions: SavedPosition[] = [];
  const positionCount = reader.rice(COUNT_BITS);
  if (positionCount > MOST_EPISODES || rate === undefined) return null;
  for (let remaining = positionCount; remaining > 0; remaining -= 1) {
    const id = ids.get(reader.fixed(HASH_BITS));
    const [t, duration] = [reader.rice(SECOND_BITS), reader.rice(SECOND_BITS)];
    const playedAt = Math.min(now, reader.fixed(MINUTE_BITS) * MINUTE_MS);
    if (id !== undefined)
      positions.push({ id, audio: '', title: '', t, at: playedAt, duration });
  }
  const queuedCount = reader.rice(COUNT_BITS);
  if (queuedCount > MOST_EPISODES) return null;
  const queue = Array.from({ length: queuedCount }, () => ids.get(reader.fixed(HASH_BITS)));
  if (!reader.isWhole()) return null;
  return {
    positions,
    sounds: isOfSounds ? sounds : '',
    rate,
    queue: queue.flatMap((id) => id ?? []),
  };
}
