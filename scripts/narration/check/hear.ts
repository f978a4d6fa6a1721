/** Runs the models of hear.py. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodeFile } from '../../audio/ffmpeg';
import { encodeWav } from '../../audio/wav';

const SCRIPT_FOLDER = 'scripts/narration/check';
const INSTALL_FOLDER = '.cache/voice-check';
const PYTHON = join(INSTALL_FOLDER, 'bin/python');
const NOT_INSTALLED_STATUS = 3;
const RATE = 16_000;

const INSTALL_HELP = [
  'Les instruments ne sont pas installés (the instruments are not installed). Une fois pour toutes :',
  '  apt-get install python3-venv python3-torch python3-torchaudio',
  `  /usr/bin/python3 -m venv --system-site-packages ${INSTALL_FOLDER}`,
  `  ${INSTALL_FOLDER}/bin/pip install -r ${SCRIPT_FOLDER}/requirements.txt`,
  `  ${INSTALL_FOLDER}/bin/pip install --no-deps distillmos==0.9.1 xls-r-sqa==0.1.0`,
].join('\n');

const Quality = v.object({
  mos: v.number(),
  overall: v.number(),
  signal: v.number(),
  background: v.number(),
  pitch: v.tuple([v.number(), v.number()]),
});
export type Quality = v.InferOutput<typeof Quality>;

const Words = v.object({ heard: v.string() });

/** A section of an MP3, in seconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Sections of an audio to rate for quality, and to recognize. */
interface HearRequest {
  readonly quality: readonly Stretch[];
  readonly words: readonly Stretch[];
}

/** Results, in the order of the requested sections. */
interface HearResult {
  readonly quality: readonly Quality[];
  readonly words: readonly string[];
}

/**
 * Rates and recognizes sections of an MP3 by the models of hear.py, which cache their results.
 * @throws Error in French and English when the models are not installed, or fail
 */
export function hear(mp3: string, { quality, words }: HearRequest): HearResult {
  if (!existsSync(PYTHON)) throw new Error(INSTALL_HELP);
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  try {
    const wav = join(folder, 'sound.wav');
    writeFileSync(wav, encodeWav(decodeFile(mp3, RATE), RATE));
    const requests = [
      ...quality.map((stretch) => ({ wav, ...stretch, what: 'quality' })),
      ...words.map((stretch) => ({ wav, ...stretch, what: 'words' })),
    ];
    const result = spawnSync(
      PYTHON,
      [join(SCRIPT_FOLDER, 'hear.py'), '--cache', join(INSTALL_FOLDER, 'kept')],
      {
        input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
        maxBuffer: 2 ** 30,
      },
    );
    if (result.status === NOT_INSTALLED_STATUS)
      throw new Error(`${INSTALL_HELP}\n${String(result.stderr)}`);
    if (result.status !== 0)
      throw new Error(`Les instruments ont échoué : ${String(result.stderr)}`);
    const lines: unknown[] = result.stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    return {
      quality: lines.slice(0, quality.length).map((line) => v.parse(Quality, line)),
      words: lines.slice(quality.length).map((line) => v.parse(Words, line).heard),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
