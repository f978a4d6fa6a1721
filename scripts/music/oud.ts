/** Renders strokes to audio: paired strings, wooden body, room. */
import { filterThroughBody } from './body';
import type { Stroke } from './phrase';
import type { Random } from '@/lib/random';
import { jitter } from './jitter';
import { playInRoom, type Room } from './room';
import { fadeEnds, mixInto, type Signal } from '@/scripts/audio/signal';
import { pluckString } from './string';

const CHAMBER: Room = { decay: 1.1, wet: 0.2, size: 1.5 };

/**
 * Renders the piece, `seconds` long at `rate` samples a second, before mastering.
 * @param body filters the strings' sound by the instrument's body
 */
export function renderOud(
  strokes: readonly Stroke[],
  seconds: number,
  rate: number,
  random: Random,
  body: (sound: Signal, rate: number) => Signal = filterThroughBody,
): Signal {
  const drySignal = new Float64Array(Math.round(seconds * rate));
  for (const stroke of strokes) {
    const sound = renderStroke(stroke, rate, random);
    mixInto(drySignal, sound, Math.round(stroke.start * rate), loudnessOf(stroke));
  }
  return playInRoom(body(drySignal, rate), rate, CHAMBER);
}

function loudnessOf({ kind, force }: Stroke): number {
  return kind === 'drone' ? 0.55 * force : force ** 1.2;
}

/** Renders a stroke on a pair of strings, slightly detuned so that they beat. */
function renderStroke(stroke: Stroke, rate: number, random: Random): Signal {
  const { frequency, force, kind, release } = stroke;
  const isOpenString = kind === 'drone';
  const course = (cents: number) =>
    pluckString(
      {
        rate,
        frequency: frequency * 2 ** (cents / 1200),
        seconds: stroke.seconds + release,
        decay: isOpenString ? 14 : 6.5 * (150 / frequency) ** 0.35,
        trebleDecay: isOpenString ? 2.4 : 1.1,
        pickPosition: 0.16 + jitter(random, 0.025),
        cutoff: (isOpenString ? 900 : 1300) + 1700 * force,
        ...bendOf(stroke),
      },
      random,
    );
  const sound = course(-1.1);
  mixInto(sound, course(1.1), Math.round(rate * 0.0017), 0.8);
  return fadeEnds(sound, Math.round(rate * 0.0006), Math.round(rate * release));
}

function bendOf({ gesture, seconds }: Stroke): { bend?: (t: number) => number } {
  switch (gesture) {
    case 'plain':
      return {};
    case 'slide':
      return {
        bend: (t) => (t < 0.13 ? -70 * (0.5 + 0.5 * Math.cos((Math.PI * t) / 0.13)) : 0),
      };
    case 'vibrato': {
      const onset = Math.min(0.35, seconds / 3);
      const depth = (t: number) => Math.min(1, Math.max(0, (t - onset) / 0.4)) * 11;
      return { bend: (t) => depth(t) * Math.sin(2 * Math.PI * 5.1 * (t - onset)) };
    }
  }
}
