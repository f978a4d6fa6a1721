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

const FOLDER = 'scripts/narration/kokoro';
/** The maintainer’s installation and cached sentences, ignored by git. */
const HOME = '.cache/voice';
const PYTHON = join(HOME, 'bin/python');
const NOT_INSTALLED = 3;

const INSTALL_HELP = [
  'La voix Kokoro n’est pas installée (Kokoro is not installed). Une fois pour toutes :',
  `  python3 -m venv ${HOME}`,
  `  ${HOME}/bin/pip install --require-hashes -r ${FOLDER}/requirements.txt`,
  'Sans elle, « --voice espeak » lit avec l’ancienne voix.',
].join('\n');

const Answer = v.object({ frames: v.array(v.number()), samples: v.string() });

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
  const requests = lines.map((line, rank) => requestOf(line, phonemes[rank]?.symbols ?? ''));
  const answers = synthesise(requests.map((request) => JSON.stringify(request)));
  return lines.map((_, rank) => {
    const { symbols, words } = phonemes[rank] ?? { symbols: '', words: [] };
    const { frames, samples } = v.parse(Answer, JSON.parse(answers[rank] ?? '{}'));
    const spoken = lengthenPauses({ signal: soundOf(samples), frames }, symbols);
    const { signal, skipped } = trimFrames(spoken.signal);
    const begins = beginnings(spoken.frames);
    const stepOf = (symbol: number): number =>
      Math.max(0, (begins[symbol + 1] ?? 0) - FRAMES_BEFORE - skipped);
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
function beginnings(frames: readonly number[]): readonly number[] {
  let now = 0;
  return frames.map((length) => (now += length) - length);
}

function soundOf(samples: string): Signal {
  const bytes = Buffer.from(samples, 'base64');
  return Float64Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4));
}

function synthesise(requests: readonly string[]): readonly string[] {
  if (!existsSync(PYTHON)) throw new Error(INSTALL_HELP);
  const done = spawnSync(
    PYTHON,
    [join(FOLDER, 'synthesise.py'), '--cache', join(HOME, 'sentences')],
    { input: `${requests.join('\n')}\n`, maxBuffer: 2 ** 30 },
  );
  if (done.status === NOT_INSTALLED) throw new Error(`${INSTALL_HELP}\n${String(done.stderr)}`);
  if (done.status !== 0) throw new Error(`Kokoro a échoué : ${String(done.stderr)}`);
  return done.stdout.toString().trimEnd().split('\n');
}
