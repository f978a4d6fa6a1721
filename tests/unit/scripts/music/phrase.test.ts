import { renderOud } from '@/scripts/music/oud';
import { beatsOf, strokesOf } from '@/scripts/music/phrase';
import { seededRandom } from '@/lib/random';
import { parseNotes, type Phrase } from '@/scripts/music/score';
import { TAQSIM } from '@/scripts/music/taqsim';

const phrase: Phrase = {
  ...{ maqam: 'bayati', force: 0.6, drone: true, rest: 2 },
  notes: parseNotes('0:1 1:0.5^ 2:2~'),
};
const tempo = { beat: 0.5, tonic: 146.83 };

describe('a written phrase', () => {
  it('is read as degrees, lengths and ornaments', () => {
    expect(parseNotes('-1:0.75 0:3~')).toEqual([
      { degree: -1, beats: 0.75 },
      { degree: 0, beats: 3, ornament: 'vibrato' },
    ]);
  });

  it('names an invalid note in its error', () => {
    expect(() => parseNotes('0:1 do:2')).toThrow('« do:2 »');
  });

  it('lasts the beats of its notes and of its rest', () => {
    expect(beatsOf([phrase])).toBe(5.5);
  });

  it('becomes strokes in order of time, beginning with the drone', () => {
    const strokes = strokesOf([phrase], tempo, seededRandom(1));
    const starts = strokes.map((stroke) => stroke.start);
    expect(strokes[0]?.kind).toBe('drone');
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('adds a stroke for a grace note', () => {
    const melody = strokesOf([phrase], tempo, seededRandom(1)).slice(1);
    expect(melody).toHaveLength(4);
  });
});

describe('the taqsim', () => {
  it('begins and ends on the tonic', () => {
    expect(TAQSIM[0]?.notes[0]?.degree).toBe(0);
    expect(TAQSIM.at(-1)?.notes.at(-1)?.degree).toBe(0);
  });

  it('is rendered to the same samples by the same seed', () => {
    const renderTwoPhrases = () => {
      const random = seededRandom(622);
      const strokes = strokesOf(TAQSIM.slice(0, 2), tempo, random);
      return renderOud(strokes, 2, 24_000, random, (sound) => sound);
    };
    expect(renderTwoPhrases()).toEqual(renderTwoPhrases());
  });
});
