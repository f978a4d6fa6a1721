import type { Maqam } from './maqam';

/** How a note is played, beside its pitch. */
type Ornament =
  /** Slides up into the note from a quarter tone below. */
  | 'slide'
  /** The finger rocks once the note is settled. */
  | 'vibrato'
  /** A quick touch of the next degree before the note. */
  | 'grace'
  /** Rapid strokes, swelling then falling: how an oud sustains. */
  | 'tremolo';

export type Note = {
  /** Scale degree above the tonic; 7 is the octave, −1 the note below. */
  readonly degree: number;
  readonly beats: number;
  readonly ornament?: Ornament;
};

/** One breath: its notes, then a silence in beats. */
export type Phrase = {
  readonly maqam: Maqam;
  readonly notes: readonly Note[];
  readonly rest: number;
  /** 0 is whispered, 1 is the height of the piece. */
  readonly force: number;
  /** Whether the open low string is touched as the phrase begins. */
  readonly drone: boolean;
};

const ORNAMENTS: Readonly<Record<string, Ornament>> = {
  '/': 'slide',
  '~': 'vibrato',
  '^': 'grace',
  '*': 'tremolo',
};
const NOTE = /^(-?\d+):(\d+(?:\.\d+)?)([/~^*])?$/;

/**
 * Reads notes written `degree:beats` with an optional sign: `/` slide, `~` vibrato,
 * `^` grace note, `*` tremolo. Example: `0:1 1:0.5 2:2~`.
 * @throws SyntaxError naming the note that cannot be read.
 */
export function notes(written: string): readonly Note[] {
  return written
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, degree, beats, sign] = NOTE.exec(word) ?? [];
      if (!degree || !beats) throw new SyntaxError(`Note illisible : « ${word} ».`);
      const ornament = sign && ORNAMENTS[sign];
      return { degree: Number(degree), beats: Number(beats), ...(ornament && { ornament }) };
    });
}
