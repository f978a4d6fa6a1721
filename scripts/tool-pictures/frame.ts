/** Common parts of the tools' pictures. Lengths in units of a picture of 960 by 600. */
import type { Point } from '@/lib/geometry/point';
import { svgDocument, element } from '@/lib/share/svg';
import { circle } from '@/scripts/drawing/gold';
import { goldGradients } from '@/scripts/drawing/gold';

export const WIDTH = 960;
export const HEIGHT = 600;
export const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Cards crop a picture to a ratio of 2:1: the subject stays between these two heights. */
export const SAFE_AREA = { top: 72, bottom: HEIGHT - 72 } as const;

export type Tones = { readonly deep: string; readonly ground: string; readonly glow: string };

const stop = (offset: number, color: string): string =>
  element('stop', { offset, 'stop-color': color });

/** Draws a picture on a coloured background lit at its middle. */
export const frame = ({ deep, ground, glow }: Tones, ...children: string[]): string =>
  svgDocument(
    { width: WIDTH, height: HEIGHT },
    goldGradients(HEIGHT),
    element(
      'radialGradient',
      { id: 'ground', gradientUnits: 'userSpaceOnUse', cx: CENTRE.x, cy: CENTRE.y, r: 620 },
      stop(0, glow),
      stop(0.55, ground),
      stop(1, deep),
    ),
    element('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#ground)' }),
    ...children,
  );

export const disc = (centre: Point, radius: number, fill: string): string =>
  circle(centre, radius, { fill, stroke: 'url(#gold)', 'stroke-width': 2.5 });

/** Draws a rectangle with round corners. */
export const card = (
  { x, y }: Point,
  width: number,
  height: number,
  rx: number,
  attributes: Readonly<Record<string, string | number>>,
): string => element('rect', { x, y, width, height, rx, ...attributes });
