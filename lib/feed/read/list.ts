import * as v from 'valibot';
import { createByteSink } from '@/lib/feed/read/xml/byteSink';
import { FeedEpisodeSchema, type FeedEpisode } from '@/lib/feed/read/episode';

/**
 * The list of a feed as `/api/feed` answers it: a JSON array in UTF-8, one episode a line. The list is written once and
 * served unchanged; single lines can be parsed or omitted.
 */
export type ListBytes = Uint8Array<ArrayBuffer>;

/** The content of a feed, ready to be stored and served. Unchanged bytes keep the same object. */
export interface FeedContent extends SerializedFeed {
  /** Episodes of `list`: newest first, each guid once, future ones included. */
  readonly episodes: readonly FeedEpisode[];
}

/** A feed's content as bytes only, which can be transferred between threads or written to disk without a copy. */
export interface SerializedFeed {
  readonly list: ListBytes;
  /** The RSS text in UTF-8, with a matching XML declaration. */
  readonly xml: Uint8Array<ArrayBuffer>;
  /** `lastBuildDate` in ISO 8601, or null. */
  readonly builtAt: string | null;
  /** SHA-256 of `list` and `xml`, in base64url. */
  readonly digest: string;
}

const LINE_FEED = 10;
const COMMA = 44;
const LIST_START = [91, LINE_FEED];
const LINE_SEPARATOR = [COMMA, LINE_FEED];
const LIST_END = [LINE_FEED, 93];

/** Estimated size of an episode without its notes, in bytes. */
const FACTS_SIZE = 800;

/** Encodes episodes as JSON lines, one at a time, which saves the memory of one joined text. */
export function writeList(episodes: readonly FeedEpisode[]): ListBytes {
  const sizes = episodes.map(({ description }) => FACTS_SIZE + 1.1 * description.length);
  const sink = createByteSink(Math.ceil(sizes.reduce((sum, size) => sum + size, 16_000)));
  sink.write('[\n');
  episodes.forEach((episode, index) => {
    if (index > 0) sink.write(',\n');
    sink.write(JSON.stringify(episode));
  });
  sink.write('\n]');
  return sink.bytes();
}

function joinLines(lines: readonly Uint8Array[]): ListBytes {
  const list = new Uint8Array(lines.reduce((size, line) => size + line.length + 2, 4));
  let offset = 0;
  const append = (bytes: ArrayLike<number>): void => {
    list.set(bytes, offset);
    offset += bytes.length;
  };
  append(LIST_START);
  lines.forEach((line, index) => {
    if (index > 0) append(LINE_SEPARATOR);
    append(line);
  });
  append(LIST_END);
  return list.subarray(0, offset);
}

/** Yields the JSON of each episode, in order, without the trailing comma. */
export function* linesOf(list: ListBytes): Generator<ListBytes> {
  for (let lineStart = 2, end = list.indexOf(LINE_FEED, lineStart); end > lineStart;) {
    yield list.subarray(lineStart, list[end - 1] === COMMA ? end - 1 : end);
    lineStart = end + 1;
    end = list.indexOf(LINE_FEED, lineStart);
  }
}

/** Parses the episode of one line; null when invalid. */
export function readLine(line: ListBytes): FeedEpisode | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(line));
    const result = v.safeParse(FeedEpisodeSchema, parsed);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Filters the lines of a list by their rank. */
export const keepLines = (list: ListBytes, isKept: (rank: number) => boolean): ListBytes =>
  joinLines([...linesOf(list)].filter((_, index) => isKept(index)));
