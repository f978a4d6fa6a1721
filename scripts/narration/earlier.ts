/**
 * Table of replaced audios: the start of each sentence in a replaced audio and in the next audio, which converts saved
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

const TABLE_PATH = `public${EARLIER_SOUNDS_PATH}`;

/** The cues of an audio and its length in seconds. */
export interface TimedSound {
  readonly cues: readonly Pick<Cue, 'id' | 'text' | 'start'>[];
  readonly duration: number;
}

/** Least share of common words at which a sentence counts as the rewriting of another. */
const MIN_LIKENESS = 0.35;

/** Adds the present audio of an episode in `public/audio` to the table, before a new audio is written. */
export function recordEarlierSound(slug: string, nextSound: TimedSound): void {
  const currentSound = publishedSound(slug);
  const table: unknown = existsSync(TABLE_PATH)
    ? JSON.parse(readFileSync(TABLE_PATH, 'utf8'))
    : {};
  const replacedSounds = decodeEarlierSounds(table);
  if (replacedSounds === null)
    throw new Error(`${TABLE_PATH} : une table de sons remplacés est attendue.`);
  if (currentSound)
    writeFileSync(
      TABLE_PATH,
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

/** Adds the current audio to the table of replaced audios, unless both have one length, which identifies an audio. */
export function withEarlierSound(
  replacedSounds: EarlierSounds,
  slug: string,
  currentSound: TimedSound,
  nextSound: TimedSound,
): EarlierSounds {
  if (Math.abs(currentSound.duration - nextSound.duration) <= SAME_LENGTH)
    return replacedSounds;
  const change: ReplacedSound = {
    from: floorToTenth(currentSound.duration),
    to: floorToTenth(nextSound.duration),
    starts: sameSentences(currentSound.cues, nextSound.cues).map(([formerStart, nextStart]) => [
      floorToTenth(formerStart),
      floorToTenth(nextStart),
    ]),
  };
  return { ...replacedSounds, [slug]: [...(replacedSounds[slug] ?? []), change] };
}

/** Rounds down to tenths, so that a sentence is not cut. */
const floorToTenth = (seconds: number): number => Math.floor(seconds * 10) / 10;

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
 * 1970). Titles of chapters with the same number are paired. A removed sentence has no pair: the preceding sentence
 * extends over the gap.
 */
function sameSentences(
  currentCues: TimedSound['cues'],
  nextCues: TimedSound['cues'],
): readonly (readonly [number, number])[] {
  const likenesses = currentCues.map((currentCue) =>
    nextCues.map((nextCue) => likeness(currentCue, nextCue)),
  );
  const bestSums: number[][] = Array.from({ length: currentCues.length + 1 }, () =>
    Array.from({ length: nextCues.length + 1 }, () => 0),
  );
  const sumAt = (i: number, j: number): number => bestSums[i]?.[j] ?? 0;
  const pairAt = (i: number, j: number): number =>
    sumAt(i + 1, j + 1) + (likenesses[i]?.[j] ?? 0);
  for (let i = currentCues.length - 1; i >= 0; i -= 1)
    for (let j = nextCues.length - 1; j >= 0; j -= 1) {
      const row = bestSums[i];
      if (row) row[j] = Math.max(sumAt(i + 1, j), sumAt(i, j + 1), pairAt(i, j));
    }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < currentCues.length && j < nextCues.length;) {
    const [formerCue, nextCue] = [currentCues[i], nextCues[j]];
    if (formerCue && nextCue && likenesses[i]?.[j] && sumAt(i, j) === pairAt(i, j)) {
      pairs.push([formerCue.start, nextCue.start]);
      i += 1;
      j += 1;
    } else if (sumAt(i, j) === sumAt(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Measures the similarity of two sentences, from 0 to 1, by common words (Dice, 1945); titles by number. */
function likeness(first: Pick<Cue, 'id' | 'text'>, second: Pick<Cue, 'id' | 'text'>): number {
  const titleFlags = [first, second].map(({ id }) => id.endsWith('-titre'));
  if (titleFlags.includes(true))
    return titleFlags.includes(false) || first.id !== second.id ? 0 : 2;
  const [firstWords, secondWords] = [foldedWords(first.text), foldedWords(second.text)];
  const remaining = [...secondWords];
  const commonWords = firstWords.filter((word) => {
    const index = remaining.indexOf(word);
    if (index >= 0) remaining.splice(index, 1);
    return index >= 0;
  }).length;
  const ratio = (2 * commonWords) / (firstWords.length + secondWords.length);
  return ratio >= MIN_LIKENESS ? ratio : 0;
}
