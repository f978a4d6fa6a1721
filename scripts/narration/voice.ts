/** The sound engineer’s work on the synthetic voice: less nasal, less harsh, closer, in a room. */
import { allPass, compressor, highPass, highShelf, lowShelf, peak } from '../audio/equaliser';
import { filtered } from '../audio/filters';
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
  const even = filtered(voice, rate, [
    ...ROTATORS.map((frequency) => allPass(frequency, 0.5)),
    highPass(80, 0.7),
    lowShelf(230, 0.7, 5),
    peak(900, 1, -2.5),
    peak(2700, 0.8, -6),
    highShelf(6000, 0.7, 3),
    compressor({ threshold: -26, ratio: 2.5, attack: 4, release: 120 }),
  ]);
  return playInRoom(even, rate, { decay: 0.32, wet: 0.075, size: 0.8 });
}
