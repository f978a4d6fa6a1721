/** Fields of the ground, with a cell per pixel at zoom 1. */
import { pathOf, smooth } from '@/scripts/maps/geography/curve';
import { blur, emptyGrid } from '../grid';
import type { Grid } from '../grid';
import { coverage } from '../raster';
import { reliefOf } from '../relief/heightfield';
import type { Relief, Stage } from '../relief/heightfield';
import type { Shape } from '../relief/target';
import type { Sheet } from '../sheet';
import { warp } from '@/scripts/maps/geography/warp';
import { POWER_TINTS } from './palette';
import type { Colour } from './palette';

type Tint = {
  readonly colour: Colour;
  readonly area: Grid;
  /** The area with a wide blur: where the area exceeds its blur, the border is near. */
  readonly blurredArea: Grid;
};

export type GroundFields = {
  /** Amplitude of the undulation of plains, in metres. */
  readonly undulation: number;
  readonly relief: Relief;
  /** From 0 in the open sea to 1 near a coast. */
  readonly shallows: Grid;
  /** Ratio of the ground covered by dunes, from 0 to 1. */
  readonly sand: Grid;
  /** Direction of the crests of dunes, in radians clockwise on the map from the east; 0 without dunes. */
  readonly duneAngle: Grid;
  /** Ratio of fertile land, from 0 to 1. */
  readonly fertile: Grid;
  /** Ratio of lava, from 0 to 1. */
  readonly lava: Grid;
  /** Attenuation of relief below labels and places, from 0 to 1. */
  readonly calm: Grid;
  readonly tints: readonly Tint[];
};

const closedPath = (sheet: Sheet, outline: readonly (readonly [number, number])[]): string =>
  `<path d="${pathOf(smooth(sheet.projectLine(outline), true), true)}" fill="#fff"/>`;

function fertileDrawing(sheet: Sheet): string {
  const { outlines, valleys, oases } = sheet.facts.fertile;
  const areas = outlines.map((outline) => closedPath(sheet, outline));
  const strips = valleys.map(({ width, line }) => {
    const d = pathOf(smooth(sheet.projectLine(line)));
    const pixels = sheet.pixelsOf(width, line[0]?.[1] ?? 0);
    return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${pixels}" stroke-linecap="round"/>`;
  });
  const spots = oases.map(([longitude, latitude, radius]) => {
    const { x, y } = sheet.projectPoint([longitude, latitude]);
    return `<circle cx="${x}" cy="${y}" r="${sheet.pixelsOf(radius, latitude)}" fill="#fff"/>`;
  });
  return [...areas, ...strips, ...spots].join('');
}

function lavaDrawing(sheet: Sheet): string {
  const ellipses = sheet.facts.lavaFields.map(({ centre, radii, tilt }) => {
    const { x, y } = sheet.projectPoint(centre);
    const [rx, ry] = radii.map((radius) => sheet.pixelsOf(radius, centre[1]));
    return `<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${tilt})" fill="#fff"/>`;
  });
  return ellipses.join('');
}

/** Rasterizes the deserts of dunes: the ratio of sand from 0 to 1, and the angle of the dunes in radians. */
async function sandAndDunesOf(sheet: Sheet): Promise<{ sand: Grid; duneAngle: Grid }> {
  const { width, height } = sheet.extent;
  const [sand, duneAngle] = [emptyGrid(width, height), emptyGrid(width, height)];
  for (const { outline, ground, bearing } of sheet.facts.deserts) {
    if (ground !== 'dunes') continue;
    const area = warp(
      blur(await coverage(sheet.extent, 1, closedPath(sheet, outline)), 10),
      32,
      22,
    );
    for (let index = 0; index < sand.data.length; index += 1) {
      const ratio = area.data[index] ?? 0;
      if (ratio > 0.01) duneAngle.data[index] = bearing;
      sand.data[index] = Math.max(sand.data[index] ?? 0, ratio);
    }
  }
  return { sand, duneAngle };
}

async function tintsOf(sheet: Sheet): Promise<Tint[]> {
  return Promise.all(
    sheet.facts.powers.map(async ({ tint, outline }) => {
      const area = await coverage(sheet.extent, 1, closedPath(sheet, outline));
      return {
        colour: POWER_TINTS[tint],
        area: blur(area, 4),
        blurredArea: blur(area, 20),
      };
    }),
  );
}

function shallowsOf(land: Grid): Grid {
  const [nearBlur, farBlur] = [blur(land, 4), blur(land, 22)];
  const result = emptyGrid(land.width, land.height);
  for (let index = 0; index < result.data.length; index += 1) {
    const ratio = (nearBlur.data[index] ?? 0) * 0.9 + (farBlur.data[index] ?? 0) * 1.25;
    result.data[index] = Math.min(1, ratio);
  }
  return result;
}

/**
 * Computes the fields of a sheet's ground: the relief, and grids with a cell per pixel at zoom 1, of ratios from 0 to 1
 * (shallows, sand, fertile land, lava, tints) and of angles in radians (`duneAngle`).
 * @param land ratio of land from 0 to 1, with a cell per pixel
 * @param undulation amplitude of plains, in metres
 * @param shape relief before erosion
 * @param calm white SVG shapes where relief is attenuated
 * @param stages grids of the erosion, coarse to fine
 */
export async function groundFieldsOf(
  sheet: Sheet,
  land: Grid,
  undulation: number,
  shape: Shape,
  calm: string,
  stages: readonly Stage[],
): Promise<GroundFields> {
  return {
    undulation,
    relief: reliefOf(land, shape, stages),
    shallows: shallowsOf(land),
    ...(await sandAndDunesOf(sheet)),
    fertile: warp(blur(await coverage(sheet.extent, 1, fertileDrawing(sheet)), 9), 24, 22),
    lava: warp(blur(await coverage(sheet.extent, 1, lavaDrawing(sheet)), 6), 36, 22),
    calm: blur(await coverage(sheet.extent, 1, calm), 7),
    tints: await tintsOf(sheet),
  };
}
