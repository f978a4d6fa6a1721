/** Speech synthesis with espeak-ng's French voice, sentence by sentence. */
import { run } from '../audio/ffmpeg';
import { resample } from '../audio/resample';
import { sampleAt, type Signal } from '../audio/signal';
import { decodeWav } from '../audio/wav';

/**
 * Rate, pitch and word gap, chosen by measurement: about 155 words a minute, a median pitch near 105 Hz; the wider
 * range doubles the flat default intonation.
 */
const VOICE_ARGS = ['-v', 'fr', '-s', '150', '-p', '42', '-g', '1', '-a', '100'];
const PITCH_RANGE = '200%';

/** Amplitude of −50 dB, below which audio counts as silence. */
const SILENT_AMPLITUDE = 0.003;
const ONSET_SECONDS = 0.006;

/**
 * Synthesizes a sentence at `rate`, without silence before or after.
 * @param voice espeak-ng’s arguments for another voice than the episodes’
 */
export function speak(
  respelledText: string,
  rate: number,
  voice: readonly string[] = VOICE_ARGS,
): Signal {
  const sentence = /[.!?…:;»]$/u.test(respelledText) ? respelledText : `${respelledText}.`;
  const text = sentence.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const ssml = `<speak><prosody range="${PITCH_RANGE}">${text}</prosody></speak>`;
  const wav = decodeWav(run('espeak-ng', [...voice, '-m', '-b', '1', '--stdout', ssml]));
  return trimSilence(resample(wav.signal, wav.rate, rate), rate);
}

/** Trims silence at both ends, so that a sentence starts at its first sample. */
function trimSilence(signal: Signal, rate: number): Signal {
  const isAudible = (value: number) => Math.abs(value) > SILENT_AMPLITUDE;
  const margin = Math.round(ONSET_SECONDS * rate);
  const firstAudible = signal.findIndex(isAudible);
  let lastAudible = signal.length - 1;
  while (lastAudible > firstAudible && !isAudible(sampleAt(signal, lastAudible)))
    lastAudible -= 1;
  return signal.slice(Math.max(0, firstAudible - margin), lastAudible + 1 + margin);
}
