/**
 * The score of the sample: a short taqsim (improvisation) in maqam Bayati on D. It follows the usual path of the mode:
 * the tonic and its tetrachord, a pause on the fourth, Hijaz on that fourth, the octave, and back.
 */
import { parseNotes, type Phrase } from './score';

export const TAQSIM: readonly Phrase[] = [
  {
    maqam: 'bayati',
    force: 0.45,
    drone: true,
    rest: 2.5,
    notes: parseNotes('0:3~ -1:0.75 0:3.5~'),
  },
  {
    maqam: 'bayati',
    force: 0.55,
    drone: true,
    rest: 2,
    notes: parseNotes('0:1 1:1 2:1.5^ 1:0.5 0:0.5 -1:0.5 0:0.5 1:2/ 0:3~'),
  },
  {
    maqam: 'bayati',
    force: 0.62,
    drone: false,
    rest: 1.5,
    notes: parseNotes('0:0.5 1:0.5 2:0.5 3:2.5~ 2:0.5 3:0.5 2:0.5^ 1:1 2:2.5~'),
  },
  {
    maqam: 'bayati',
    force: 0.68,
    drone: true,
    rest: 2,
    notes: parseNotes(
      '3:1/ 4:0.5 3:0.5 2:0.5 1:0.5 2:0.5 1:0.5 0:1 1:0.5 2:0.5 1:0.5^ 0:0.5 -1:0.75 0:3.5~',
    ),
  },
  {
    maqam: 'bayati',
    force: 0.75,
    drone: false,
    rest: 1.5,
    notes: parseNotes('3:0.5 3:0.5 4:1/ 5:1 4:0.5^ 3:0.5 4:0.5 5:0.5 4:0.5 3:3~'),
  },
  {
    maqam: 'shuri',
    force: 0.82,
    drone: true,
    rest: 1.75,
    notes: parseNotes('3:1 4:0.5 5:1.5/ 4:0.5 5:0.5 6:1.5~ 5:0.5^ 4:0.5 3:0.5 4:0.5 3:3*'),
  },
  {
    maqam: 'shuri',
    force: 0.9,
    drone: false,
    rest: 1.5,
    notes: parseNotes(
      '5:0.5 6:0.5 7:3~ 6:0.5 7:0.5 8:1^ 7:0.5 6:0.5 5:0.5 6:2~ 5:0.5 4:0.5 3:2.5~',
    ),
  },
  {
    maqam: 'bayati',
    force: 1,
    drone: true,
    rest: 2,
    notes: parseNotes(
      '7:2.5* 8:1/ 9:0.75 8:0.5^ 7:0.5 6:0.5 7:0.5 6:0.5 5:0.5 6:0.5 5:0.5 4:0.5 3:3~',
    ),
  },
  {
    maqam: 'bayati',
    force: 0.72,
    drone: false,
    rest: 1.5,
    notes: parseNotes(
      '3:0.5 2:0.5 4:0.5 3:0.5 2:0.5 1:0.5 3:0.5 2:0.5 1:0.5 0:0.5 2:1^ 1:2.5~',
    ),
  },
  {
    maqam: 'bayati',
    force: 0.58,
    drone: true,
    rest: 2,
    notes: parseNotes('0:0.5 -1:0.5 -3:1.5 -2:0.75 -1:0.75 0:1 1:0.5^ 0:3~'),
  },
  {
    maqam: 'bayati',
    force: 0.48,
    drone: true,
    rest: 0,
    notes: parseNotes('3:1~ 2:0.75 1:1.25/ 2:0.5 1:0.75^ 0:0.75 -1:1.25 0:5~'),
  },
];
