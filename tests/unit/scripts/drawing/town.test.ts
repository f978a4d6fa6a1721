import drawing from '@/components/home/hero/town.json';
import { homeTown } from '@/scripts/drawing/town/homeTown';
import { litWindowsPath, townPath } from '@/scripts/drawing/town/town';

describe('the drawing of the town', () => {
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
    const windowLefts = [...litWindowsPath([house]).matchAll(/M([\d.]+)/g)].map(([, x]) =>
      Number(x),
    );
    expect(windowLefts).toHaveLength(2);
    expect(windowLefts.every((x) => x > 10 && x < 50)).toBe(true);
  });

  it('draws one outline per building', () => {
    const houses = [
      { x: 0, width: 30, height: 20 },
      { x: 40, width: 30, height: 40, roof: 'dome' },
    ] as const;
    expect(townPath(houses).match(/z/g)).toHaveLength(2);
  });

  it('equals town.json, which scripts/draw-town.ts writes', () => {
    expect(drawing).toEqual(JSON.parse(JSON.stringify(homeTown())));
  });
});
