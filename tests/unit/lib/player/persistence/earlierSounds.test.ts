/** @jest-environment node */
import {
  decodeEarlierSounds,
  movedRecord,
  type EarlierSounds,
} from '@/lib/player/persistence/earlierSounds';
import { BLANK } from '@/lib/player/persistence/playerRecord';
import { badr } from '@/tests/unit/lib/player/setUp';

const EARLIER_SOUNDS: EarlierSounds = {
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

const positionAt = (t: number, duration: number) => ({
  ...{ id: 'badr', audio: '/audio/badr.mp3', title: badr.title, at: 1, t, duration },
});

const movedPosition = (t: number, duration: number, id = 'badr') => {
  const positions = [{ ...positionAt(t, duration), id }];
  return movedRecord({ ...BLANK, positions }, EARLIER_SOUNDS).positions[0];
};

describe('movedRecord', () => {
  it.each([
    [59, 400, 45],
    [49.96, 400, 45],
    [49, 400, 7],
    [3, 400, 0],
  ])(
    'moves second %d of a former recording of %d s to second %d, where the same sentence is said',
    (t, length, movedSecond) => {
      expect(movedPosition(t, length)).toEqual(positionAt(movedSecond, 360));
    },
  );

  it('moves a position through every later recording', () => {
    expect(movedPosition(41, 300.4)).toEqual(positionAt(45, 360));
    expect(movedPosition(251, 299.6)).toEqual(positionAt(290, 360));
  });

  it('moves the position of a heard episode to the present end', () => {
    expect(movedPosition(270, 300)).toEqual(positionAt(360, 360));
  });

  it('leaves a position of the present recording, of another episode or of an unknown length', () => {
    expect(movedPosition(100, 360)).toEqual(positionAt(100, 360));
    expect(movedPosition(100, 300, 'medine')).toEqual({
      ...positionAt(100, 300),
      id: 'medine',
    });
    expect(movedPosition(100, 0)).toEqual(positionAt(100, 0));
  });

  it('updates the announced length of the open episode', () => {
    const current = { ...badr, id: 'badr', announcedDuration: 300 };
    expect(movedRecord({ ...BLANK, current }, EARLIER_SOUNDS).current?.announcedDuration).toBe(
      360,
    );
    const present = { ...BLANK, current: { ...current, announcedDuration: 360 } };
    expect(movedRecord(present, EARLIER_SOUNDS)).toEqual(present);
  });
});

it('the table of earlier recordings is decoded whole, or to null', () => {
  expect(decodeEarlierSounds(JSON.parse(JSON.stringify(EARLIER_SOUNDS)))).toEqual(
    EARLIER_SOUNDS,
  );
  for (const invalid of [
    null,
    [1],
    { badr: {} },
    { badr: [{ from: 1, to: 2 }] },
    { badr: [{ from: 1, to: -2, starts: [] }] },
    { badr: [{ from: 1, to: 2, starts: [[1]] }] },
  ])
    expect(decodeEarlierSounds(invalid)).toBeNull();
});
