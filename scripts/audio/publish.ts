/** Publication of audio as MP3: mastering that is verified after decoding. */
import { decodeFile, encodeMp3, type Encoding } from './ffmpeg';
import { levelOf, type Level } from './filters';
import { master } from './mastering';
import type { Signal } from './signal';

/** Requirements of published audio after decoding: LUFS, its tolerance in LU, and dBTP. */
export const PUBLISHED_LEVEL = { loudness: -16, tolerance: 0.5, ceiling: -1.5 };

/** In dBTP: the limiter's first ceiling, below the published one, since coding raises peaks by varying amounts. */
const FIRST_CEILING = -2.6;
/** In dB: margin of each further attempt below the ceiling. */
const MARGIN_DB = 0.3;
const MAX_TRIES = 6;

/**
 * Writes a mastered MP3, decodes and measures it, and lowers the limiter until the peaks hold.
 * @returns the level of the written file
 * @throws Error with a French sentence when the level is not reached
 */
export function publishMp3(
  sound: Signal,
  rate: number,
  path: string,
  encoding: Encoding,
): Level {
  return searchCeiling((ceiling) => {
    const mastered = master(sound, rate, { loudness: PUBLISHED_LEVEL.loudness, ceiling });
    encodeMp3(mastered, rate, path, encoding);
    return levelOf(decodeFile(path, rate), rate);
  }, path);
}

/** Searches a limiter's ceiling, downwards, at which the published level is valid. */
export function searchCeiling(levelAt: (ceiling: number) => Level, path: string): Level {
  let ceiling = FIRST_CEILING;
  let level = levelAt(ceiling);
  for (let tries = 1; tries < MAX_TRIES && level.peak > PUBLISHED_LEVEL.ceiling; tries += 1) {
    ceiling -= level.peak - PUBLISHED_LEVEL.ceiling + MARGIN_DB;
    level = levelAt(ceiling);
  }
  const isLoudnessReached =
    Math.abs(level.loudness - PUBLISHED_LEVEL.loudness) <= PUBLISHED_LEVEL.tolerance;
  if (isLoudnessReached && level.peak <= PUBLISHED_LEVEL.ceiling) return level;
  throw new Error(
    `${path} : ${level.loudness} LUFS et ${level.peak} dBTP ; il faut ${PUBLISHED_LEVEL.loudness} LUFS à ${PUBLISHED_LEVEL.tolerance} près, et ${PUBLISHED_LEVEL.ceiling} dBTP au plus.`,
  );
}
