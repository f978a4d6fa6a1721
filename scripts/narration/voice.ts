/** The sound engineer’s work on the synthetic voice: less nasal, less harsh, closer, in a room. */
import { allPass, filterThrough, highPass, highShelf, lowShelf, peak } from '../audio/biquad';
import { compress } from '../audio/compressor';
import { playInRoom } from '@/scripts/music/room';
import type { Signal } from '../audio/signal';

/**
 * Hertz. The synthesiser fires all its harmonics at one instant: it buzzes, and its peaks
 * eat the headroom. Radio stations spread them a few milliseconds apart with all-pass filters.
 */
const ROTATORS = [120, 250, 500, 1000];

/**
 * The corrections bring the voice’s long-term spectrum toward that of people reading aloud
 * (Byrne et al., “An international comparison of long-term average speech spectra”, JASA 96,
 * 1994): espeak-ng lacks body under 300 Hz and insists between 1 and 4 kHz.
 */
export function warmVoice(voice: Signal, rate: number): Signal {
  const shape = (frequency: number, q: number) => ({ rate, frequency, q });
  const toned = filterThrough(voice, [
    ...ROTATORS.map((frequency) => allPass(shape(frequency, 0.5))),
    highPass(shape(80, 0.7)),
    lowShelf(shape(230, 0.7), 5),
    peak(shape(900, 1), -2.5),
    peak(shape(2700, 0.8), -6),
    highShelf(shape(6000, 0.7), 3),
  ]);
  const even = compress(toned, rate, {
    ...{ threshold: -26, ratio: 2.5 },
    ...{ attack: 0.004, release: 0.12 },
  });
  return playInRoom(even, rate, { decay: 0.32, wet: 0.075, size: 0.8 });
}
