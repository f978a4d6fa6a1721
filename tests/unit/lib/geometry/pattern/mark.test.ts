import { markPath, smallMarkPath } from '@/lib/geometry/pattern/mark';
import { ORIGIN, TURN, rotate } from '@/lib/geometry/point';
import { starOutline } from '@/lib/geometry/pattern/star';

it('the mark has sixteen ribbons and a centre', () => {
  expect(markPath(40).match(/z/g)).toHaveLength(17);
});

it('the mark is one pierced star at the smallest sizes', () => {
  expect(smallMarkPath(16).match(/z/g)).toHaveLength(2);
});

it('starOutline looks the same when it is turned by one tip', () => {
  const star = starOutline(8, 3, 10, ORIGIN);
  const turned = star.map((corner) => rotate(corner, TURN / 8));
  expect(turned[0]?.x).toBeCloseTo(star[2]?.x ?? 0);
  expect(turned[1]?.y).toBeCloseTo(star[3]?.y ?? 0);
});
