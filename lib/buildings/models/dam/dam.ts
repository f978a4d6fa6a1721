import type { Values } from '@/lib/buildings/building';
import {
  damBanks,
  damWater,
  spillwayFloor,
  type DamSite,
} from '@/lib/buildings/models/dam/damGround';
import {
  engravedRock,
  INSCRIPTION_RISE,
  ROCK_FACE,
  rockCentre,
} from '@/lib/buildings/models/dam/damRock';
import type { DimensionLine, Model, Piece } from '@/lib/buildings/models/model';
import { bar, box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';
import { seededRandom } from '@/lib/random';

/** Distance of the spillway from the end of the wall, in metres: conventional. */
const GAP = 1.6;

/** Builds the dam of Mu’âwiya: the stepped wall, the spillway, the engraved rock, and a conventional ground. */
export const dam: Model = { pieces, lines: damLines };

function siteOf(values: Values): DamSite {
  const endX = values('longueur') / 2;
  const spillwayEnd = -endX - GAP;
  return {
    endX,
    height: values('hauteur'),
    spillway: [spillwayEnd - values('deversoir'), spillwayEnd],
    sill: values('seuil'),
    waterLevel: values('eau'),
  };
}

function pieces(values: Values): readonly Piece[] {
  const site = siteOf(values);
  return [
    { part: 'mur', material: 'stone', solids: wall(values) },
    { part: 'deversoir', material: 'rock', solids: [spillway(site)] },
    { part: 'rocher-inscrit', material: 'rock', solids: [engravedRock(site, values)] },
    { part: 'rives', material: 'ground', solids: [damBanks(site)] },
    {
      part: 'eau',
      material: 'water',
      solids: [damWater(site, -values('epaisseur') / 2)],
    },
  ];
}

function damLines(values: Values): Readonly<Record<string, DimensionLine>> {
  const { endX, height, spillway: sides, sill, waterLevel } = siteOf(values);
  const [front, back] = [values('epaisseur') / 2, -values('epaisseur') / 2];
  const heightLine = (y: number, z: number, offset: number): DimensionLine => ({
    from: [0, 0, z],
    to: [0, y, z],
    away: [0, 0, offset],
  });
  const [x, y, z] = rockCentre(siteOf(values));
  const lineHalf = values('inscription-longueur') / 2;
  const letterHalf = values('lettre') / 2;
  const lineY = y + INSCRIPTION_RISE;
  return {
    longueur: { from: [-endX, height, back], to: [endX, height, back], away: [0, 0, -3] },
    hauteur: heightLine(height, front, 3),
    epaisseur: { from: [0, 0, back], to: [0, 0, front], away: [0, -1.2, 0] },
    deversoir: { from: [sides[0], sill, 3], to: [sides[1], sill, 3], away: [0, 0, -9] },
    eau: heightLine(waterLevel, back, -2.5),
    seuil: heightLine(sill, back, -5),
    'inscription-longueur': {
      from: [x - lineHalf, lineY, z + ROCK_FACE],
      to: [x + lineHalf, lineY, z + ROCK_FACE],
      away: [0, -0.65, 0.1],
    },
    lettre: {
      from: [x + lineHalf, lineY - letterHalf, z + ROCK_FACE],
      to: [x + lineHalf, lineY + letterHalf, z + ROCK_FACE],
      away: [0.15, 0, 0.1],
    },
  };
}

/** Lists the courses of the wall from its foot: their heights, and their distances from the middle plane. */
function coursesOf(values: Values) {
  const steps = values('degres');
  const perStep = values('assises');
  const count = steps * perStep;
  const height = values('hauteur') / count;
  return Array.from({ length: count }, (_, index) => ({
    bottom: index * height,
    top: (index + 1) * height,
    front: values('epaisseur') / 2 - Math.floor(index / perStep) * values('retrait'),
    isThrough: index >= count - 2 * perStep,
  }));
}

/** Builds a facing of blocks in front of a core; the top courses go through. Joints come from a seeded generator. */
function wall(values: Values): readonly Solid[] {
  const random = seededRandom(58);
  const endX = values('longueur') / 2;
  const back = -values('epaisseur') / 2;
  const courses = coursesOf(values);
  const faced = courses.filter(({ isThrough }) => !isThrough);
  const blocks = courses.flatMap(({ bottom, top, front, isThrough }, course) =>
    joints(endX, random).flatMap(([from, to], index) => {
      // Keeps one block of the foot flush, so that the wall has the thickness of its measure.
      const isFlush = course === 0 && index === 0;
      const faceZ = isFlush ? front : front - roundTo(0.015, random() * 0.09);
      const innerZ = isThrough || isFlush ? back : front - 0.55;
      const edges = joint([from, bottom], [to, top], faceZ);
      const look = { shade: Math.floor(random() * 32), stroke: 'none' } as const;
      return [
        box([from, bottom, innerZ], [to, top, faceZ], {
          ...look,
          details: isThrough ? [edges, joint([from, bottom], [to, top], back)] : [edges],
        }),
      ];
    }),
  );
  return [...blocks, core(faced, endX, back, silhouette(courses, endX, back))];
}

/** Returns the joints around a block, on the face of the wall. */
const joint = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  z: number,
): readonly Vector[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
  [x0, y0, z],
];

/** Rounds a conventional length: repeated lengths make the file smaller. */
const roundTo = (step: number, value: number): number => step * Math.round(value / step);

/** Cuts a course into blocks from 0.9 to 2.3 metres long. */
function joints(endX: number, random: () => number): readonly (readonly [number, number])[] {
  const cuts = [-endX];
  let position = -endX;
  for (;;) {
    position += roundTo(0.05, 0.9 + 1.4 * random());
    if (position > endX - 0.8) break;
    cuts.push(position);
  }
  return [...cuts, endX].slice(0, -1).map((from, index) => [from, cuts[index + 1] ?? endX]);
}

/** Lists the strong lines of the wall: its two ends, and the two edges of its crest. */
function silhouette(
  courses: ReturnType<typeof coursesOf>,
  endX: number,
  back: number,
): readonly (readonly Vector[])[] {
  const profile = courses.flatMap(({ bottom, top, front }) => [
    [bottom, front] as const,
    [top, front] as const,
  ]);
  const [height = 0, crestZ = back] = profile.at(-1) ?? [];
  const endLine = (x: number): readonly Vector[] => [
    [x, 0, back],
    ...profile.map(([y, z]): Vector => [x, y, z]),
    [x, height, back],
    [x, 0, back],
  ];
  const crestLine = (y: number, z: number): readonly Vector[] => [
    [-endX, y, z],
    [endX, y, z],
  ];
  return [endLine(-endX), endLine(endX), crestLine(height, crestZ), crestLine(height, back)];
}

/** Builds the core of the wall, hidden by the facing. */
function core(
  faced: ReturnType<typeof coursesOf>,
  endX: number,
  back: number,
  outlines: readonly (readonly Vector[])[],
): Solid {
  const inset = 0.14;
  const steps = faced.filter(
    ({ front }, index) => faced[index + 1] === undefined || faced[index + 1]?.front !== front,
  );
  const profile = steps
    .toReversed()
    .flatMap(({ top, front }, index, all): (readonly [number, number])[] => {
      const innerZ = index === 0 ? back + 0.03 : (all[index - 1]?.front ?? front) - inset;
      return [
        [innerZ, top - 0.05],
        [front - inset, top - 0.05],
      ];
    });
  return bar(
    profile,
    profile.map(([z]) => [z, 0.02]),
    [-endX + inset, endX - inset],
    { stroke: 'none', shade: 4, outlines },
  );
}

/** Builds the floor of the spillway, of the measured width, cut into the rock from the water to below the wall. */
function spillway({ spillway: sides, sill }: DamSite): Solid {
  const zs = [-13.9, -8, -3, 0, 2, 3, 4, 5, 6, 8, 11, 14, 17, 20, 23, 26.9];
  const floor = zs.map((z): readonly [number, number] => [z, spillwayFloor(sill, z)]);
  return bar(
    floor,
    floor.map(([z, y]) => [z, y - 0.6]),
    sides,
  );
}
