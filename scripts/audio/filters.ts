/** Processing of audio by ffmpeg's filters, without files or losses. */
import { number, object, pipe, safeParse, string, transform } from 'valibot';
import { run, runWithMessages } from './ffmpeg';
import type { Signal } from './signal';

/** An ffmpeg filter: its name and options, `['highpass', { f: 80 }]`. */
export type Filter = readonly [
  name: string,
  options: Readonly<Record<string, string | number>>,
];

const rawFormat = (rate: number): readonly string[] => [
  '-f',
  'f64le',
  '-ar',
  `${rate}`,
  '-ac',
  '1',
];

const bytesOf = ({ buffer, byteOffset, byteLength }: Signal): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Formats a chain of filters for ffmpeg. */
export const filterChain = (filters: readonly Filter[]): string =>
  filters
    .map(([name, options]) => {
      const parameters = Object.entries(options).map(([key, value]) => `${key}=${value}`);
      return parameters.length === 0 ? name : `${name}=${parameters.join(':')}`;
    })
    .join(',');

/** Filters a copy of a signal, with the same number of samples at `rate` hertz. */
export function applyFilters(signal: Signal, rate: number, filters: readonly Filter[]): Signal {
  const bytes = run(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', ...rawFormat(rate), '-i', 'pipe:0'],
      ...['-af', filterChain(filters), ...rawFormat(rate), 'pipe:1'],
    ],
    bytesOf(signal),
  );
  const filteredSignal = new Float64Array(signal.length);
  const samples = Math.min(filteredSignal.length, Math.floor(bytes.length / 8));
  for (let i = 0; i < samples; i += 1) filteredSignal[i] = bytes.readDoubleLE(i * 8);
  return filteredSignal;
}

export interface Level {
  /** Integrated loudness in LUFS (ITU-R BS.1770-4, EBU R 128); −Infinity for silence. */
  readonly loudness: number;
  /** True peak in dBTP. */
  readonly peak: number;
}

/** Measures a signal with the first pass of ffmpeg's `loudnorm`. */
export function levelOf(signal: Signal, rate: number): Level {
  const { stderr } = runWithMessages(
    'ffmpeg',
    [
      ...['-hide_banner', '-nostats', ...rawFormat(rate), '-i', 'pipe:0'],
      ...['-af', filterChain([['loudnorm', { print_format: 'json' }]]), '-f', 'null', '-'],
    ],
    bytesOf(signal),
  );
  return readLevel(stderr);
}

/** A level as ffmpeg writes it; `-inf` for silence. */
const Decibels = pipe(
  string(),
  transform((text) => (text === '-inf' ? -Infinity : Number(text))),
  number(),
);

/** The fields of `loudnorm`'s output that are read. */
const Loudnorm = object({ input_i: Decibels, input_tp: Decibels });

/**
 * Parses the level that `loudnorm` prints, a JSON object at the end of its output.
 * @throws Error with a French sentence for an output without level
 */
export function readLevel(ffmpegOutput: string): Level {
  const json = /\{[^{}]*\}\s*$/.exec(ffmpegOutput)?.[0];
  const parsedLevel = safeParse(Loudnorm, json === undefined ? null : JSON.parse(json));
  if (!parsedLevel.success)
    throw new Error('ffmpeg n’a pas dit le niveau du son (filtre loudnorm).');
  return { loudness: parsedLevel.output.input_i, peak: parsedLevel.output.input_tp };
}
