/** Processing of the synthetic voices, and their rooms. */
import type { Voice } from '@/lib/episodes/narration';
import { playInRoom, type Room } from '@/scripts/music/room';
import { allPass, compressor, highPass, highShelf, lowShelf, peak } from '../audio/equaliser';
import { applyFilters, type Filter } from '../audio/filters';
import type { Signal } from '../audio/signal';

/**
 * In hertz. espeak-ng starts all harmonics at one instant, which buzzes and wastes headroom: all-pass filters spread
 * them by a few milliseconds, as radio stations do.
 */
const PHASE_ROTATORS = [120, 250, 500, 1000].map((frequency) => allPass(frequency, 0.5));

const CHAINS: Readonly<Record<Voice, readonly Filter[]>> = {
  /** A shelf against sibilants: 8 % of this voice’s loud frames have most of their energy above 8 kHz. */
  kokoro: [
    ...PHASE_ROTATORS,
    highPass(70, 0.7),
    highShelf(7000, 0.7, -3),
    compressor({ threshold: -24, ratio: 1.5, attack: 6, release: 150 }),
  ],
  /**
   * Corrections towards the long-term spectrum of people reading aloud (Byrne et al., “An international comparison of
   * long-term average speech spectra”, JASA 96, 1994): espeak-ng lacks energy below 300 Hz and exaggerates 1 to 4 kHz.
   */
  espeak: [
    ...PHASE_ROTATORS,
    highPass(80, 0.7),
    lowShelf(230, 0.7, 5),
    peak(900, 1, -2.5),
    peak(2700, 0.8, -6),
    highShelf(6000, 0.7, 3),
    compressor({ threshold: -26, ratio: 2.5, attack: 4, release: 120 }),
  ],
};

const ROOMS: Readonly<Record<Voice, Room>> = {
  kokoro: { decay: 0.3, wet: 0.025, size: 0.8 },
  espeak: { decay: 0.32, wet: 0.075, size: 0.8 },
};

/** A hall, for quoted sources. */
const HALL: Room = { decay: 0.7, wet: 0.14, size: 2.2 };

/** Filters the narrator’s track and plays it in a small room. */
export const asNarrator = (track: Signal, rate: number, voice: Voice): Signal =>
  playInRoom(applyFilters(track, rate, CHAINS[voice]), rate, ROOMS[voice]);

/** Filters a source’s track: the same voice at a distance, in a hall. */
export const asSource = (track: Signal, rate: number, voice: Voice): Signal =>
  playInRoom(
    applyFilters(track, rate, [...CHAINS[voice], highShelf(5000, 0.7, -3)]),
    rate,
    HALL,
  );
