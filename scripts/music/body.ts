/**
 * The wooden bowl: the resonances that make a string sound like an oud rather than like a
 * wire. The air of the bowl speaks near 105 Hz, the soundboard's first modes between 200
 * and 900 Hz; above 4 kHz the board gives little.
 */
import { filterThrough, highPass, highShelf, lowPass, peak } from '@/scripts/audio/biquad';
import type { Signal } from '@/scripts/audio/signal';

export function throughBody(signal: Signal, rate: number): Signal {
  const shape = (frequency: number, q: number) => ({ rate, frequency, q });
  return filterThrough(signal, [
    highPass(shape(55, 0.7)),
    peak(shape(105, 2.5), 3),
    peak(shape(215, 3.5), 3.5),
    peak(shape(390, 3), 4),
    peak(shape(780, 2.2), 2.5),
    peak(shape(1450, 1.6), -3),
    peak(shape(2500, 1.8), 2),
    highShelf(shape(4500, 0.7), -5),
    lowPass(shape(8500, 0.7)),
  ]);
}
