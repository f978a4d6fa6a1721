/** The picture that a podcast application shows, taken from the episode’s cover. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../audio/ffmpeg';

const SIDE = 500;
const MAX_BYTES = 60_000;
/** ffmpeg’s JPEG quality, from fine to coarse. */
const QUALITIES = [3, 5, 8, 12, 18, 26];

/**
 * Calls `encode` with the path of a JPEG of 500 px and under 60 kB, or with nothing when the
 * episode has no cover yet; the file is gone afterwards.
 */
export function withCover(source: string, encode: (cover?: string) => void): void {
  if (!existsSync(source)) return encode();
  const folder = mkdtempSync(join(tmpdir(), 'couverture-'));
  try {
    const file = join(folder, 'cover.jpg');
    for (const quality of QUALITIES) {
      shrink(source, file, quality);
      if (statSync(file).size < MAX_BYTES) break;
    }
    encode(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function shrink(source: string, file: string, quality: number): void {
  run('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', source],
    ...['-vf', `scale=${SIDE}:${SIDE}:flags=lanczos`, '-frames:v', '1'],
    ...['-q:v', String(quality), '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-flags:v', '+bitexact', '-pix_fmt', 'yuvj420p', file],
  ]);
}
