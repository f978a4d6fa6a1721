/** Music of an episode: a signature, a closing in the same maqam, and an interlude between chapters. */
import { renderOud } from '@/scripts/music/oud';
import { strokesOf } from '@/scripts/music/phrase';
import { seededRandom } from '@/lib/random';
import { parseNotes, type Phrase } from '@/scripts/music/score';
import { fadeEnds, scale, type Signal } from '../audio/signal';

const TONIC_HZ = 146.83;

/** In seconds: earliest start of the voice, during the decay of the last note. */
export const OPENING_SECONDS = 6.2;
/** In seconds: from the closing music's first stroke to the end of the file. */
export const CLOSING_SECONDS = 8.5;

const OPENING: Phrase = {
  ...{ maqam: 'bayati', force: 0.7, drone: true, rest: 2 },
  notes: parseNotes('0:0.75 1:0.5 2:0.5 3:1.25^ 2:0.5 1:0.75/ 0:2.5~'),
};

const CLOSING: Phrase = {
  ...{ maqam: 'bayati', force: 0.66, drone: true, rest: 3 },
  notes: parseNotes('3:1/ 4:0.5 3:0.5 2:0.75^ 1:0.5 2:0.5 1:0.75 0:0.5 -1:0.75 0:3.5~'),
};

const INTERLUDES: readonly Phrase[] = ['3:0.5 0:2', '1:0.5 0:2', '4:0.5 3:2', '-1:0.5 0:2'].map(
  (text) => ({
    ...({ maqam: 'bayati', force: 0.5, drone: false, rest: 2 } as const),
    notes: parseNotes(text),
  }),
);

/** Renders the opening; `rate` is in hertz, as in all functions of this file. */
export function opening(rate: number): Signal {
  return renderPhrase(OPENING, { seconds: OPENING_SECONDS + 1.5, beat: 0.62, seed: 609 }, rate);
}

export function closing(rate: number): Signal {
  return renderPhrase(CLOSING, { seconds: CLOSING_SECONDS, beat: 0.6, seed: 632 }, rate);
}

/** In seconds: length of the interlude between chapters, which ends before the title. */
export const INTERLUDE_SECONDS = 2.1;

/** Renders the interlude of two soft notes; chapters alternate between four interludes. */
export function interlude(chapter: number, rate: number): Signal {
  const phrase = INTERLUDES[chapter % INTERLUDES.length] ?? OPENING;
  return scale(
    renderPhrase(phrase, { seconds: INTERLUDE_SECONDS, beat: 0.6, seed: 700 + chapter }, rate),
    0.6,
  );
}

type Performance = { readonly seconds: number; readonly beat: number; readonly seed: number };

function renderPhrase(
  phrase: Phrase,
  { seconds, beat, seed }: Performance,
  rate: number,
): Signal {
  const random = seededRandom(seed);
  const strokes = strokesOf([phrase], { beat, tonic: TONIC_HZ }, random);
  const sound = renderOud(strokes, seconds, rate, random);
  return fadeEnds(
    sound,
    Math.round(rate * 0.01),
    Math.round(rate * Math.min(1.5, seconds / 2)),
  );
}
