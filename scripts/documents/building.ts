/** Drawings of buildings: the section of a dam, the plan of the Dome of the Rock, the front of Qusayr Amra. */
import { TURN, polar } from '../../lib/geometry/point';
import { arabicBlock } from './lines';
import {
  seededBy,
  element,
  decimal,
  polyline,
  shape,
  stroke,
  GOLD,
  INK,
  PARCHMENT,
  LABEL_GREY,
  type Points,
} from './strokeKit';
import { slab } from './stone';

/** Draws the section of a stepped dry-stone dam, its water, and the inscribed rock. */
export function damPicture(lines: readonly string[]): string {
  const random = seededBy('barrage');
  const courses = Array.from({ length: 9 }, (_, row) => {
    const y = 470 - row * 30;
    const rightEdge = 330 - row * 13;
    const faceLeft = 150;
    const joints: number[] = [];
    for (let x = faceLeft + 24 + random() * 30; x < rightEdge - 18; x += 34 + random() * 26)
      joints.push(x);
    return (
      shape(`M${faceLeft} ${y}H${rightEdge}V${y - 30}H${faceLeft}Z`, PARCHMENT, 1.6) +
      stroke(joints.map((x) => `M${decimal(x)} ${y}v-30`).join(''), 1.3)
    );
  });
  const water = Array.from({ length: 6 }, (_, index) => {
    const y = 250 + index * 38;
    return `M48 ${y}q12 -8 24 0t24 0t24 0t${26} 0`;
  });
  return (
    stroke(water.join(''), 1.8, GOLD, 0.9) +
    courses.join('') +
    stroke('M40 472H420', 2.6) +
    slab({ x: 470, y: 150, width: 440, height: 330 }, 'rocher du barrage', 9) +
    arabicBlock(lines, { x: 500, y: 176, width: 380, height: 276 })
  );
}

const octagon = (r: number): Points =>
  Array.from({ length: 8 }, (_, index) => {
    const { x, y } = polar(r, ((index + 0.5) * TURN) / 8, DOME_CENTRE);
    return [x, y] as const;
  });

const DOME_CENTRE = { x: 480, y: 300 } as const;

const piers = (points: Points, size: number): string =>
  points
    .map(([x, y]) =>
      element('rect', {
        x: decimal(x - size / 2),
        y: decimal(y - size / 2),
        width: size,
        height: size,
        fill: INK,
      }),
    )
    .join('');

const dot = (x: number, y: number, r: number): string =>
  element('circle', {
    cx: decimal(x),
    cy: decimal(y),
    r,
    fill: PARCHMENT,
    stroke: INK,
    'stroke-width': 1.5,
  });

/** Draws two columns on each side of the inner octagon. */
const columnsBetween = (corners: Points): string =>
  corners
    .flatMap(([x, y], index) => {
      const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
      return [1, 2].map((share) =>
        dot(x + ((nx - x) * share) / 3, y + ((ny - y) * share) / 3, 5),
      );
    })
    .join('');

/** Draws four piers around the rock, with three columns between each two. */
function circleOfSupports(r: number): string {
  const columns = Array.from({ length: 16 }, (_, index) =>
    polar(r, (index * TURN) / 16 + TURN / 8, DOME_CENTRE),
  );
  return columns
    .map(({ x, y }, index) => (index % 4 === 0 ? piers([[x, y]], 16) : dot(x, y, 5)))
    .join('');
}

/**
 * Draws the plan of the Dome of the Rock: outer walls with four doors, the octagon of the mosaic band, the circle, and
 * the rock.
 */
export function domePlan(): string {
  const outerOctagon = octagon(262);
  const innerOctagon = octagon(190);
  const random = seededBy('rocher');
  const rock = Array.from({ length: 18 }, (_, index) => {
    const r = 52 + random() * 22;
    const { x, y } = polar(r, (index * TURN) / 18, DOME_CENTRE);
    return [x * 0.9 + 48, y * 1.12 - 36] as const;
  });
  const doors = [0, 1, 2, 3].map((side) => {
    const { x, y } = polar(242, (side * TURN) / 4, DOME_CENTRE);
    return element('rect', {
      x: decimal(x - 16),
      y: decimal(y - 16),
      width: 32,
      height: 32,
      fill: '#f7f1e4',
    });
  });
  return (
    stroke(polyline(outerOctagon, true), 13) +
    doors.join('') +
    stroke(polyline(innerOctagon, true), 5, GOLD) +
    piers(innerOctagon, 15) +
    columnsBetween(innerOctagon) +
    element('circle', {
      cx: 480,
      cy: 300,
      r: 104,
      fill: 'none',
      stroke: INK,
      'stroke-width': 1.4,
    }) +
    circleOfSupports(104) +
    shape(polyline(rock, true), PARCHMENT, 1.6)
  );
}

/** Draws the front of the bath: three vaults, a small dome; below, six empty frames with captions. */
export function bathPicture(): string {
  const vaults = [0, 1, 2]
    .map((index) => {
      const x = 150 + index * 150;
      return `M${x} 330V210A75 75 0 0 1 ${x + 150} 210V330`;
    })
    .join('');
  const courses = [236, 262, 288, 312]
    .map((y, row) => {
      const joints = Array.from(
        { length: 13 },
        (_, index) => `M${150 + ((index * 34 + row * 17) % 450)} ${y}v22`,
      );
      return `M150 ${y}H600${joints.join('')}`;
    })
    .join('');
  const frames = Array.from({ length: 6 }, (_, index) => {
    const x = 132 + index * 118;
    return (
      element('rect', {
        x,
        y: 400,
        width: 104,
        height: 136,
        fill: PARCHMENT,
        stroke: INK,
        'stroke-width': 1.8,
      }) +
      stroke(`M${x + 14} 416h76M${x + 24} 428h56`, 2.2, GOLD) +
      element('rect', {
        x: x + 10,
        y: 440,
        width: 84,
        height: 86,
        fill: 'none',
        stroke: LABEL_GREY,
        'stroke-width': 1.2,
        'stroke-dasharray': '3 6',
      })
    );
  });
  return (
    shape(`${vaults}Z`, PARCHMENT, 0) +
    stroke(courses, 0.9, INK, 0.3) +
    stroke(
      `${vaults}M600 330H790V262H600M640 262A55 55 0 0 1 750 262M790 330V290H830V330`,
      2.6,
    ) +
    shape('M352 330V262A23 23 0 0 1 398 262V330Z', INK, 1) +
    stroke('M180 220h30v26h-30zM540 220h30v26h-30zM680 240h30', 1.6) +
    stroke('M90 330H880', 2.6) +
    frames.join('')
  );
}
