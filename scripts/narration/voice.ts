/** The sound engineer’s work on the synthetic voices, and the rooms in which they are heard. */
import type { Voice } from '@/lib/episodes/narration';
import { playInRoom, type Room } from '@/scripts/music/room';
import { allPass, compressor, highPass, highShelf, lowShelf, peak } from '../audio/equaliser';
import { filtered, type Filter } from '../audio/filters';
import type { Signal } from '../audio/signal';

/**
 * Hertz. espeak-ng fires all its harmonics at one instant: it buzzes, and its peaks eat the headroom. Radio stations
 * spread them a few milliseconds apart with all-pass filters.
 */
const ROTATORS = [120, 250, 500, 1000].map((frequency) => allPass(frequency, 0.5));

const CHAINS: Readonly<Record<Voice, readonly Filter[]>> = {
  /** 8 % of this voice’s loud frames have most of their energy over 8 kHz: the shelf tames its sibilants. */
  kokoro: [
    ...ROTATORS,
    highPass(70, 0.7),
    highShelf(7000, 0.7, -3),
    compressor({ threshold: -24, ratio: 2, attack: 6, release: 150 }),
  ],
  /**
   * The corrections bring the voice’s long-term spectrum toward that of people reading aloud (Byrne et al., “An
   * international comparison of long-term average speech spectra”, JASA 96, 1994): espeak-ng lacks body under 300 Hz
   * and insists between 1 and 4 kHz.
   */
  espeak: [
    ...ROTATORS,
    highPass(80, 0.7),
    lowShelf(230, 0.7, 5),
    peak(900, 1, -2.5),
    peak(2700, 0.8, -6),
    highShelf(6000, 0.7, 3),
    compressor({ threshold: -26, ratio: 2.5, attack: 4, release: 120 }),
  ],
};

const ROOMS: Readonly<Record<Voice, Room>> = {
  kokoro: { decay: 0.3, wet: 0.05, size: 0.8 },
  espeak: { decay: 0.32, wet: 0.075, size: 0.8 },
};

/** A stone hall: whoever is heard there is no narrator. */
const HALL: Room = { decay: 1.1, wet: 0.2, size: 2.2 };

/** Equalises the narrator’s track and plays it in a small room. */
export const asNarrator = (track: Signal, rate: number, voice: Voice): Signal =>
  playInRoom(filtered(track, rate, CHAINS[voice]), rate, ROOMS[voice]);

/** Plays a source’s track further away: the same voice in a hall. */
export const asSource = (track: Signal, rate: number, voice: Voice): Signal =>
  playInRoom(filtered(track, rate, [...CHAINS[voice], highShelf(5000, 0.7, -3)]), rate, HALL);
