/**
 * Table of replaced audios: the start of each sentence in a replaced audio and in the next one, which converts saved
 * positions.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  decodeEarlierSounds,
  EARLIER_SOUNDS_PATH,
  SAME_LENGTH,
  type EarlierSounds,
  type ReplacedSound,
} from '@/lib/player/persistence/earlierSounds';
import { readVtt, type Cue } from '@/lib/episodes/transcript/vtt';
import { foldedWords } from '@/lib/text/search/words';

const TABLE = `public${EARLIER_SOUNDS_PATH}`;

/** The cues of an audio and its length in seconds. */
export interface TimedSound {
  readonly cues: readonly Pick<Cue, 'id' | 'text' | 'start'>[];
  readonly duration: number;
}

/** Least share of common words at which a sentence counts as the rewriting of another. */
const LEAST_ALIKE = 0.35;

/** Adds the present audio of an episode in `public/audio` to the table, before a new one is written. */
export function recordEarlierSound(slug: string, nextSound: TimedSound): void {
  const currentSound = publishedSound(slug);
  const table: unknown = existsSync(TABLE) ? JSON.parse(readFileSync(TABLE, 'utf8')) : {};
  const replacedSounds = decodeEarlierSounds(table);
  if (replacedSounds === null)
    throw new Error(`${TABLE} : une table de sons remplacés est attendue.`);
  if (currentSound)
    writeFileSync(
      TABLE,
      formatTable(withEarlierSound(replacedSounds, slug, currentSound, nextSound)),
    );
}

function publishedSound(slug: string): TimedSound | null {
  const path = `public/audio/${slug}`;
  if (!existsSync(`${path}.vtt`) || !existsSync(`${path}.chapters.json`)) return null;
  const { chapters }: { chapters: { endTime: number }[] } = JSON.parse(
    readFileSync(`${path}.chapters.json`, 'utf8'),
  );
  const cues = readVtt(readFileSync(`${path}.vtt`, 'utf8'));
  return { cues, duration: chapters.at(-1)?.endTime ?? 0 };
}

/** Adds the current audio to the table of replaced ones, unless it is as long as the next, and so not identifiable. */
export function withEarlierSound(
  replacedSounds: EarlierSounds,
  slug: string,
  currentSound: TimedSound,
  nextSound: TimedSound,
): EarlierSounds {
  if (Math.abs(currentSound.duration - nextSound.duration) <= SAME_LENGTH)
    return replacedSounds;
  const change: ReplacedSound = {
    from: tenths(currentSound.duration),
    to: tenths(nextSound.duration),
    starts: sameSentences(currentSound.cues, nextSound.cues).map(([old, now]) => [
      tenths(old),
      tenths(now),
    ]),
  };
  return { ...replacedSounds, [slug]: [...(replacedSounds[slug] ?? []), change] };
}

/** Rounds down to tenths, so that a sentence is not cut. */
const tenths = (seconds: number): number => Math.floor(seconds * 10) / 10;

/** Formats the table, a line for each replaced audio. */
function formatTable(replacedSounds: EarlierSounds): string {
  const rows = Object.entries(replacedSounds).map(
    ([slug, changes]) =>
      `${JSON.stringify(slug)}: [\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}

/**
 * Pairs the starts of the sentences common to two texts, in order, maximizing common words (Needleman and Wunsch,
 * 1970). Titles of chapters with the same number are paired. A removed sentence has no pair: the preceding one extends
 * over it.
 */
function sameSentences(
  currentCues: TimedSound['cues'],
  nextCues: TimedSound['cues'],
): readonly (readonly [number, number])[] {
  const alike = currentCues.map((former) => nextCues.map((other) => likeness(former, other)));
  const best: number[][] = Array.from({ length: currentCues.length + 1 }, () =>
    Array.from({ length: nextCues.length + 1 }, () => 0),
  );
  const lengthAt = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const pairAt = (i: number, j: number): number =>
    lengthAt(i + 1, j + 1) + (alike[i]?.[j] ?? 0);
  for (let i = currentCues.length - 1; i >= 0; i -= 1)
    for (let j = nextCues.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1), pairAt(i, j));
    }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < currentCues.length && j < nextCues.length;) {
    const [old, now] = [currentCues[i], nextCues[j]];
    if (old && now && alike[i]?.[j] && lengthAt(i, j) === pairAt(i, j)) {
      pairs.push([old.start, now.start]);
      i += 1;
      j += 1;
    } else if (lengthAt(i, j) === lengthAt(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Measures the similarity of two sentences, from 0 to 1, by common words (Dice, 1945); titles by number. */
function likeness(one: Pick<Cue, 'id' | 'text'>, other: Pick<Cue, 'id' | 'text'>): number {
  const areTitles = [one, other].map(({ id }) => id.endsWith('-titre'));
  if (areTitles.includes(true)) return areTitles.includes(false) || one.id !== other.id ? 0 : 2;
  const [words, otherWords] = [foldedWords(one.text), foldedWords(other.text)];
  const remaining = [...otherWords];
  const commonWords = words.filter((word) => {
    const rank = remaining.indexOf(word);
    if (rank >= 0) remaining.splice(rank, 1);
    return rank >= 0;
  }).length;
  const ratio = (2 * commonWords) / (words.length + otherWords.length);
  return ratio >= LEAST_ALIKE ? ratio : 0;
}
