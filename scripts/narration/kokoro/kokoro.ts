/** Speech synthesis with Kokoro-82M: runs synthesise.py and derives word starts from the model’s durations. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Signal } from '../../audio/signal';
import { deliveryOf } from './delivery';
import { phonemesOf } from '../reading/phonemes';
import type { Line } from '../script';
import type { Speech } from '../speech';
import { wordStarts } from '../reading/wordStarts';
import { takeOf } from './takes';
import { FRAMES_BEFORE, lengthenPauses, trimFrames } from './pauses';

const SCRIPT_FOLDER = 'scripts/narration/kokoro';
/** The maintainer’s installation and cached sentences, ignored by git. */
const INSTALL_FOLDER = '.cache/voice';
const PYTHON = join(INSTALL_FOLDER, 'bin/python');
const NOT_INSTALLED_STATUS = 3;

const INSTALL_HELP = [
  'La voix Kokoro n’est pas installée (Kokoro is not installed). Une fois pour toutes :',
  `  python3 -m venv ${INSTALL_FOLDER}`,
  `  ${INSTALL_FOLDER}/bin/pip install --require-hashes -r ${SCRIPT_FOLDER}/requirements.txt`,
  'Sans elle, « --voice espeak » lit avec l’ancienne voix.',
].join('\n');

const AnswerSchema = v.object({ frames: v.array(v.number()), samples: v.string() });

/**
 * Synthesizes lines with the starts of their words.
 * @param pronounce from a lexicon (lexicon.ts)
 * @throws Error in French and English when the voice is not installed, or fails
 */
export function speakWithKokoro(
  lines: readonly Line[],
  pronounce: (text: string) => string,
): readonly Speech[] {
  const phonemes = phonemesOf(
    lines.map(({ text }) => text),
    pronounce,
  );
  const requests = lines.map((line, index) => requestOf(line, phonemes[index]?.symbols ?? ''));
  const answers = synthesise(requests.map((request) => JSON.stringify(request)));
  return lines.map((_, index) => {
    const { symbols, words } = phonemes[index] ?? { symbols: '', words: [] };
    const { frames, samples } = v.parse(AnswerSchema, JSON.parse(answers[index] ?? '{}'));
    const lengthened = lengthenPauses({ signal: decodeSamples(samples), frames }, symbols);
    const { signal, skipped } = trimFrames(lengthened.signal);
    const firstFrames = firstFramesOf(lengthened.frames);
    const stepOf = (symbol: number): number =>
      Math.max(0, (firstFrames[symbol + 1] ?? 0) - FRAMES_BEFORE - skipped);
    return {
      signal,
      // The first word starts with the sentence.
      words: wordStarts(symbols, words).map((symbol, word) =>
        word === 0 ? 0 : stepOf(symbol),
      ),
    };
  });
}

/** Builds the request of synthesise.py for a line. */
function requestOf(line: Line, symbols: string): object {
  const { ending, ...take } = takeOf(line);
  const phonemes = ending ? symbols.replace(/[.!?…](?=”?$)/, ending) : symbols;
  return { phonemes, ...deliveryOf(line), ...take };
}

/** Lists the first frame of each symbol. */
function firstFramesOf(frames: readonly number[]): readonly number[] {
  let frame = 0;
  return frames.map((length) => (frame += length) - length);
}

function decodeSamples(samples: string): Signal {
  const bytes = Buffer.from(samples, 'base64');
  return Float64Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4));
}

function synthesise(requests: readonly string[]): readonly string[] {
  if (!existsSync(PYTHON)) throw new Error(INSTALL_HELP);
  const result = spawnSync(
    PYTHON,
    [join(SCRIPT_FOLDER, 'synthesise.py'), '--cache', join(INSTALL_FOLDER, 'sentences')],
    { input: `${requests.join('\n')}\n`, maxBuffer: 2 ** 30 },
  );
  if (result.status === NOT_INSTALLED_STATUS)
    throw new Error(`${INSTALL_HELP}\n${String(result.stderr)}`);
  if (result.status !== 0) throw new Error(`Kokoro a échoué : ${String(result.stderr)}`);
  return result.stdout.toString().trimEnd().split('\n');
}
