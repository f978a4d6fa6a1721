/** @jest-environment node */
import {
  decodeEarlierSounds,
  movedRecord,
  type EarlierSounds,
} from '@/lib/player/persistence/earlierSounds';
import { BLANK } from '@/lib/player/persistence/playerRecord';
import { badr } from '@/tests/unit/lib/player/setUp';

const earlier: EarlierSounds = {
  badr: [
    {
      ...{ from: 300, to: 400 },
      starts: [
        [6, 6],
        [20, 50],
        [40, 60],
        [250, 330],
      ],
    },
    {
      ...{ from: 400, to: 360 },
      starts: [
        [6, 7],
        [50, 45],
        [330, 290],
      ],
    },
  ],
};

const left = (t: number, duration: number) => ({
  ...{ id: 'badr', audio: '/audio/badr.mp3', title: badr.title, at: 1, t, duration },
});

const moved = (t: number, duration: number, id = 'badr') => {
  const positions = [{ ...left(t, duration), id }];
  return movedRecord({ ...BLANK, positions }, earlier).positions[0];
};

describe('movedRecord', () => {
  it.each([
    [59, 400, 45],
    [49.96, 400, 45],
    [49, 400, 7],
    [3, 400, 0],
  ])(
    'moves second %d of a replaced sound of %d s to that of its sentence',
    (t, length, now) => {
      expect(moved(t, length)).toEqual(left(now, 360));
    },
  );

  it('moves a position through every later sound', () => {
    expect(moved(41, 300.4)).toEqual(left(45, 360));
    expect(moved(251, 299.6)).toEqual(left(290, 360));
  });

  it('keeps a heard episode heard', () => {
    expect(moved(270, 300)).toEqual(left(360, 360));
  });

  it('leaves a position of the present sound, of another episode or of no known length', () => {
    expect(moved(100, 360)).toEqual(left(100, 360));
    expect(moved(100, 300, 'medine')).toEqual({ ...left(100, 300), id: 'medine' });
    expect(moved(100, 0)).toEqual(left(100, 0));
  });

  it('gives the present length of the episode that was left open', () => {
    const current = { ...badr, id: 'badr', announcedDuration: 300 };
    expect(movedRecord({ ...BLANK, current }, earlier).current?.announcedDuration).toBe(360);
    const other = { ...BLANK, current: { ...current, announcedDuration: 360 } };
    expect(movedRecord(other, earlier)).toEqual(other);
  });
});

it('a table is decoded whole or not at all', () => {
  expect(decodeEarlierSounds(JSON.parse(JSON.stringify(earlier)))).toEqual(earlier);
  for (const broken of [
    null,
    [1],
    { badr: {} },
    { badr: [{ from: 1, to: 2 }] },
    { badr: [{ from: 1, to: -2, starts: [] }] },
    { badr: [{ from: 1, to: 2, starts: [[1]] }] },
  ])
    expect(decodeEarlierSounds(broken)).toBeNull();
});
