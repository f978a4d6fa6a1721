/**
 * The oud's wooden body: resonances that colour the strings. The air resonates near 105 Hz, the soundboard's first
 * modes lie between 200 and 900 Hz; above 4 kHz the board radiates little.
 */
import { applyFilters } from '@/scripts/audio/filters';
import { highPass, highShelf, lowPass, peak } from '@/scripts/audio/equaliser';
import type { Signal } from '@/scripts/audio/signal';

export const filterThroughBody = (signal: Signal, rate: number): Signal =>
  applyFilters(signal, rate, [
    highPass(55, 0.7),
    peak(105, 2.5, 3),
    peak(215, 3.5, 3.5),
    peak(390, 3, 4),
    peak(780, 2.2, 2.5),
    peak(1450, 1.6, -3),
    peak(2500, 1.8, 2),
    highShelf(4500, 0.7, -5),
    lowPass(8500, 0.7),
  ]);
