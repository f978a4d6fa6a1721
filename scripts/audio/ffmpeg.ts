/** Encoding and decoding of audio with ffmpeg. */
import { spawnSync } from 'node:child_process';
import { scale, type Signal } from './signal';
import { decodeWav, encodeWav } from './wav';

type Tags = {
  readonly title: string;
  readonly artist: string;
  readonly album?: string;
  readonly track?: string;
};

export type Encoding = {
  readonly bitrate: `${number}k`;
  readonly tags: Tags;
};

/** Factor by which LAME lowers the level at these bitrates, compensated beforehand. */
const LAME_GAIN = 0.95;

/**
 * Writes audio as a constant-bitrate mono MP3 with ID3v2.3 text tags. No picture is embedded: a browser downloads the
 * tags before the first frame, and the feed carries the cover (`itunes:image`).
 */
export function encodeMp3(
  sound: Signal,
  rate: number,
  path: string,
  { bitrate, tags }: Encoding,
): void {
  run(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'wav', '-i', 'pipe:0'],
      ...[
        '-map',
        '0:a',
        '-c:a',
        'libmp3lame',
        '-b:a',
        bitrate,
        '-compression_level',
        '0',
        '-ac',
        '1',
      ],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      ...['-id3v2_version', '3', '-write_id3v1', '0', '-write_xing', '1'],
      ...Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]),
      ...['-f', 'mp3', path],
    ],
    encodeWav(scale(Float64Array.from(sound), 1 / LAME_GAIN), rate),
  );
}

/**
 * Decodes the audio of any file that ffmpeg reads, mixed down to mono at `rate` hertz.
 * @throws Error with a French sentence for a file without readable audio
 */
export function decodeFile(path: string, rate: number): Signal {
  const wav = run('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-i', path, '-map', '0:a:0', '-vn'],
    ...['-ac', '1', '-ar', String(rate), '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1'],
  ]);
  return decodeWav(wav).signal;
}

/**
 * Runs a program to its end and returns its output.
 * @throws Error with a French sentence when the program is missing or fails
 */
export const run = (
  program: string,
  args: readonly string[],
  input?: Uint8Array | string,
): Buffer => runWithMessages(program, args, input).stdout;

/** Runs a program like `run`, and returns its messages too. */
export function runWithMessages(
  program: string,
  args: readonly string[],
  input?: Uint8Array | string,
): { readonly stdout: Buffer; readonly stderr: string } {
  const result = spawnSync(program, args, { input, maxBuffer: 2 ** 30 });
  if (result.error) {
    throw new Error(
      `Le programme « ${program} » ne peut pas être lancé : ${result.error.message}`,
    );
  }
  const stderr = result.stderr.toString();
  if (result.status !== 0) {
    throw new Error(`Le programme « ${program} » a échoué : ${stderr.trim()}`);
  }
  return { stdout: result.stdout, stderr };
}
