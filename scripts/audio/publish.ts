/** Writes an MP3 whose decoded sound is as loud as the others and stays under a ceiling. */
import { decodeFile, encodeMp3, type Encoding } from './ffmpeg';
import { levelOf, type Level } from './filters';
import { master } from './mastering';
import type { Signal } from './signal';

/** What a published sound must hold once it is decoded: in LUFS, within half a unit, and in dBTP. */
export const PUBLISHED = { loudness: -16, tolerance: 0.5, ceiling: -1.5 };

/** Coding raises peaks by an amount that changes from sound to sound: the limiter begins this low, in dBTP. */
const FIRST_CEILING = -2.6;
/** How far under the ceiling the next try aims, in dB. */
const SPARE = 0.3;
const MAX_TRIES = 6;

/**
 * Writes a mastered MP3, measures what it gives back, and lowers the limiter until its peaks hold.
 * @returns the level of the written file
 * @throws Error with a French sentence when the level is not reached
 */
export function publishMp3(
  sound: Signal,
  rate: number,
  path: string,
  encoding: Encoding,
): Level {
  return underCeiling((ceiling) => {
    const mastered = master(sound, rate, { loudness: PUBLISHED.loudness, ceiling });
    encodeMp3(mastered, rate, path, encoding);
    return levelOf(decodeFile(path, rate), rate);
  }, path);
}

/** Tries ever lower limiters until a level is one that may be published. */
export function underCeiling(publishedAt: (ceiling: number) => Level, path: string): Level {
  let ceiling = FIRST_CEILING;
  let level = publishedAt(ceiling);
  for (let tries = 1; tries < MAX_TRIES && level.peak > PUBLISHED.ceiling; tries += 1) {
    ceiling -= level.peak - PUBLISHED.ceiling + SPARE;
    level = publishedAt(ceiling);
  }
  const isEven = Math.abs(level.loudness - PUBLISHED.loudness) <= PUBLISHED.tolerance;
  if (isEven && level.peak <= PUBLISHED.ceiling) return level;
  throw new Error(
    `${path} : ${level.loudness} LUFS et ${level.peak} dBTP ; il faut ${PUBLISHED.loudness} LUFS à ${PUBLISHED.tolerance} près, et ${PUBLISHED.ceiling} dBTP au plus.`,
  );
}
