/** The voice: espeak-ng’s French one, sentence by sentence. */
import { run } from '../audio/ffmpeg';
import { resample } from '../audio/resample';
import { at, type Signal } from '../audio/signal';
import { decodeWav } from '../audio/wav';

/**
 * Words a minute, pitch and word gap were chosen by measurement: about 155 words a minute
 * heard, a median near 105 Hz; the wider range doubles the default intonation, which is flat.
 */
const VOICE = ['-v', 'fr', '-s', '150', '-p', '42', '-g', '1', '-a', '100'];
const RANGE = '200%';

/** Below −50 dB nothing is heard yet; what rises to it takes a few milliseconds. */
const SILENCE = 0.003;
const ONSET_SECONDS = 0.006;

/**
 * The spoken sentence at `rate`, with no silence before or after.
 * @param voice espeak-ng’s arguments for another voice than the episodes’.
 */
export function speak(
  pronounced: string,
  rate: number,
  voice: readonly string[] = VOICE,
): Signal {
  const closed = /[.!?…:;»]$/u.test(pronounced) ? pronounced : `${pronounced}.`;
  const text = closed.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const ssml = `<speak><prosody range="${RANGE}">${text}</prosody></speak>`;
  const wav = decodeWav(run('espeak-ng', [...voice, '-m', '-b', '1', '--stdout', ssml]));
  return trimSilence(resample(wav.signal, wav.rate, rate), rate);
}

/** Cuts silence at both ends, so that a sentence’s first sample is when it begins to sound. */
function trimSilence(signal: Signal, rate: number): Signal {
  const sounds = (value: number) => Math.abs(value) > SILENCE;
  const margin = Math.round(ONSET_SECONDS * rate);
  const first = signal.findIndex(sounds);
  let last = signal.length - 1;
  while (last > first && !sounds(at(signal, last))) last -= 1;
  return signal.slice(Math.max(0, first - margin), last + 1 + margin);
}
