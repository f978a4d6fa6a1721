/**
 * Timing of phrases as strokes, in free rhythm: faster towards the middle of a phrase, slower on its last notes, with
 * small random deviations.
 */
import { frequencyOf } from './maqam';
import type { Random } from '@/lib/random';
import { jitter } from './jitter';
import type { Note, Phrase } from './score';

export type Stroke = {
  /** Seconds from the start of the piece. */
  readonly start: number;
  /** Seconds until the string is stopped, and the duration of the stopping. */
  readonly seconds: number;
  readonly release: number;
  readonly frequency: number;
  /** From 0 to 1. */
  readonly force: number;
  readonly kind: 'melody' | 'drone';
  readonly gesture: 'plain' | 'slide' | 'vibrato';
};

type Tempo = { readonly beat: number; readonly tonic: number };

/** In seconds: overlap of a stroke with the next, as a finger leaves its string late. */
const OVERLAP_SECONDS = 0.14;
/** In seconds: silence before the first stroke, during the fade-in. */
const LEAD_IN_SECONDS = 0.25;

/** Sums the beats from the first stroke to the end of the last rest. */
export function beatsOf(phrases: readonly Phrase[]): number {
  const beatsIn = (phrase: Phrase) => phrase.notes.reduce((sum, note) => sum + note.beats, 0);
  return phrases.reduce((sum, phrase) => sum + beatsIn(phrase) + phrase.rest, 0);
}

/** Times the strokes of a whole piece; `beat` in seconds, `tonic` in hertz. */
export function strokesOf(
  phrases: readonly Phrase[],
  tempo: Tempo,
  random: Random,
): readonly Stroke[] {
  let start = LEAD_IN_SECONDS;
  return phrases.flatMap((phrase) => {
    const playedPhrase = playPhrase(phrase, start, tempo, random);
    start = playedPhrase.end;
    return playedPhrase.strokes;
  });
}

function playPhrase(phrase: Phrase, start: number, tempo: Tempo, random: Random) {
  const strokes: Stroke[] = phrase.drone ? droneStrokes(start, tempo, phrase.force) : [];
  let time = start;
  for (const [i, note] of phrase.notes.entries()) {
    const position = i / Math.max(1, phrase.notes.length - 1);
    const arch = Math.sin(Math.PI * (0.15 + 0.7 * position));
    const rubato = 1 + 0.22 * position ** 3 - 0.1 * arch + jitter(random, 0.05);
    const seconds = note.beats * tempo.beat * rubato;
    const force = phrase.force * (0.72 + 0.28 * arch) * (1 + jitter(random, 0.08));
    const isLast = i === phrase.notes.length - 1;
    const release = isLast ? 0.3 + phrase.rest * tempo.beat : OVERLAP_SECONDS;
    const timing = { start: time, seconds, release, force };
    strokes.push(...playNote(note, phrase, timing, tempo, random));
    time += seconds;
  }
  return { strokes, end: time + phrase.rest * tempo.beat };
}

/** Builds a stroke on the open low string, an octave below the tonic. */
function droneStrokes(start: number, { tonic }: Tempo, force: number): Stroke[] {
  const droneStroke = { start: start - 0.03, frequency: tonic / 2, kind: 'drone' } as const;
  return [
    { ...droneStroke, seconds: 9, release: 2.5, force: 0.4 + 0.3 * force, gesture: 'plain' },
  ];
}

type Timing = Pick<Stroke, 'start' | 'seconds' | 'release' | 'force'>;

function playNote(
  note: Note,
  { maqam }: Phrase,
  { start, seconds, release, force }: Timing,
  { tonic }: Tempo,
  random: Random,
): Stroke[] {
  const frequency = frequencyOf(maqam, note.degree, tonic);
  const plainStroke = {
    ...{ start, seconds, release, frequency, force },
    ...({ kind: 'melody', gesture: 'plain' } as const),
  };
  switch (note.ornament ?? 'plain') {
    case 'plain':
      return [plainStroke];
    case 'slide':
      return [{ ...plainStroke, gesture: 'slide' }];
    case 'vibrato':
      return [{ ...plainStroke, gesture: 'vibrato' }];
    case 'grace': {
      const graceFrequency = frequencyOf(maqam, note.degree + 1, tonic);
      const mainStart = start + 0.085;
      return [
        {
          ...plainStroke,
          seconds: 0.085,
          release: 0.05,
          frequency: graceFrequency,
          force: force * 0.7,
        },
        { ...plainStroke, start: mainStart, seconds: seconds - 0.085, force: force * 0.85 },
      ];
    }
    case 'tremolo':
      return tremolo(plainStroke, random);
  }
}

/** Builds alternating strokes, about nine a second, with a crescendo and a decrescendo; the last stroke rings on. */
function tremolo(stroke: Stroke, random: Random): Stroke[] {
  const count = Math.max(3, Math.round(stroke.seconds * 0.8 * 9));
  const step = (stroke.seconds * 0.8) / count;
  return Array.from({ length: count }, (_, i) => {
    const isLast = i === count - 1;
    const swell = 0.42 + 0.4 * Math.sin((Math.PI * (i + 0.5)) / count) - (i % 2) * 0.06;
    return {
      ...stroke,
      start: stroke.start + i * step + jitter(random, 0.006),
      seconds: isLast ? stroke.seconds * 0.2 + step : step,
      release: isLast ? stroke.release : OVERLAP_SECONDS,
      force: stroke.force * (i === 0 ? 0.8 : swell),
    };
  });
}
