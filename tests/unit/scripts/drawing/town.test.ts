import drawing from '@/components/home/hero/town.json';
import { homeTown } from '@/scripts/drawing/town/homeTown';
import { litWindowsPath, townPath } from '@/scripts/drawing/town/town';

describe('the town', () => {
  it('lights each window of a house, inside its walls', () => {
    const house = {
      x: 10,
      width: 40,
      height: 50,
      windows: [
        [1, 0],
        [3, 1],
      ],
    } as const;
    const lefts = [...litWindowsPath([house]).matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    expect(lefts).toHaveLength(2);
    expect(lefts.every((x) => x > 10 && x < 50)).toBe(true);
  });

  it('draws one outline a building', () => {
    const row = [
      { x: 0, width: 30, height: 20 },
      { x: 40, width: 30, height: 40, roof: 'dome' },
    ] as const;
    expect(townPath(row).match(/z/g)).toHaveLength(2);
  });

  it('equals its file; if not, scripts/draw-town.ts writes it', () => {
    expect(drawing).toEqual(JSON.parse(JSON.stringify(homeTown())));
  });
});
