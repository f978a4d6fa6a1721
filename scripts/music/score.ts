import type { Maqam } from './maqam';

/** Ornament of a note. */
type Ornament =
  /** Slide up into the note from a quarter tone below. */
  | 'slide'
  /** Vibrato after the note's onset. */
  | 'vibrato'
  /** A short grace note on the next degree. */
  | 'grace'
  /** Rapid strokes with a swell, which sustain a note on the oud. */
  | 'tremolo';

export type Note = {
  /** Scale degree above the tonic; 7 is the octave, −1 the note below. */
  readonly degree: number;
  readonly beats: number;
  readonly ornament?: Ornament;
};

/** A phrase: its notes, then a rest in beats. */
export type Phrase = {
  readonly maqam: Maqam;
  readonly notes: readonly Note[];
  readonly rest: number;
  /** Loudness, from 0 (softest) to 1 (loudest). */
  readonly force: number;
  /** Whether the open low string sounds at the start of the phrase. */
  readonly drone: boolean;
};

const ORNAMENTS: Readonly<Record<string, Ornament>> = {
  '/': 'slide',
  '~': 'vibrato',
  '^': 'grace',
  '*': 'tremolo',
};
const NOTE_PATTERN = /^(-?\d+):(\d+(?:\.\d+)?)([/~^*])?$/;

/**
 * Parses notes written as `degree:beats` with an optional sign: `/` slide, `~` vibrato, `^` grace note, `*` tremolo.
 * Example: `0:1 1:0.5 2:2~`.
 * @throws SyntaxError naming the invalid note
 */
export function parseNotes(text: string): readonly Note[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, degree, beats, sign] = NOTE_PATTERN.exec(word) ?? [];
      if (!degree || !beats) throw new SyntaxError(`Note illisible : « ${word} ».`);
      const ornament = sign && ORNAMENTS[sign];
      return { degree: Number(degree), beats: Number(beats), ...(ornament && { ornament }) };
    });
}
