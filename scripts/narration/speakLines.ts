import type { Voice } from '@/lib/episodes/narration';
import { speak } from './espeak';
import { speakWithKokoro } from './kokoro/kokoro';
import type { Line } from './script';
import { SPEECH_RATE, type Speech } from './speech';

/** Synthesizes the lines with one of the voices, each without silence before or after. */
export function speakLines(
  lines: readonly Line[],
  voice: Voice,
  pronounce: (text: string) => string,
): readonly Speech[] {
  if (voice === 'kokoro') return speakWithKokoro(lines, pronounce);
  return lines.map(({ text }) => ({
    signal: speak(pronounce(text), SPEECH_RATE),
    words: null,
  }));
}
